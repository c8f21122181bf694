import { getTextPage } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
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
  const { data, error, isValidating, mutate } = useApi(apiPath(getTextPage, section, slug));
  const isMissing = error?.code === 'not-found';
  usePageTitle(data?.title ?? (isMissing ? 'Not found' : label));
  if (data)
    return <TextSheet addressOf={addressOf} contents={contents} label={label} page={data} />;
  if (isMissing) {
    return (
      <Page title="This page is not here">
        <EmptyState
          action={<ButtonLink to="/how-it-works">See how it works</ButtonLink>}
          title="The address has a mistake in it, or the page has moved."
        />
      </Page>
    );
  }
  return (
    <Page title={label}>
      {error ? (
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="This page could not be shown"
        />
      ) : (
        <TextSheetSkeleton />
      )}
    </Page>
  );
}
