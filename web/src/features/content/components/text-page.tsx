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
  /** The section's title. */
  readonly label: string;
  /** The path of a page of this section. */
  readonly addressOf: (slug: string) => string;
  /** Whether to show a table of contents. */
  readonly contents?: boolean;
};

/** A legal or help page, with links to the other pages of its section. */
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
