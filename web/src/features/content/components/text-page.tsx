import { getTextPage } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSheet, TextSheetSkeleton } from './text-sheet.tsx';

type Props = {
  readonly section: 'legal' | 'how-it-works';
  readonly slug: string;
  /** What the section is called. */
  readonly label: string;
  /** The site's path of a page of this section. */
  readonly addressOf: (slug: string) => string;
  /** Whether its parts are listed beside it. */
  readonly contents?: boolean;
};

/** A page of rules or of explanation, with the others of its section beside it. */
export function TextPage({ section, slug, label, addressOf, contents = false }: Props) {
  const read = useApi(apiPath(getTextPage, section, slug));
  return (
    <LoadedPage
      failedTitle="We couldn’t load this page"
      loading={
        <Page title={label}>
          <TextSheetSkeleton />
        </Page>
      }
      missing={{
        title: 'Page not found',
        why: 'The page may have moved, or the address may be wrong.',
        action: <ButtonLink to="/how-it-works">See how it works</ButtonLink>,
      }}
      read={read}
      title={label}
      titleOf={({ title }) => title}
    >
      {(page) => <TextSheet addressOf={addressOf} contents={contents} label={label} page={page} />}
    </LoadedPage>
  );
}
