import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentsForm } from '../components/documents-form.tsx';
import { useListingDocuments } from '../hooks/use-listing-documents.ts';
import { documentWords } from '../messages.ts';

/** Documents of a listing that has been placed; `askId` in the query says which. */
export function SubmitDocumentsPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const named = query.get('askId') ?? '';
  const askId = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
  // The site has sent visitors home to sign in; this is the moment before they are there.
  const listed = useListingDocuments(user === null ? null : askId);
  const { data, error, mutate, isValidating } = listed;
  usePageTitle(data ? `Documents: ${data.listing.edition.artworkName}` : 'Documents');

  if (user === null) return null;
  if (askId === null || error?.code === 'not-found') {
    return (
      <Page title="Documents" width="narrow">
        <EmptyState
          action={
            <ButtonLink to="/my-account/selling" variant="primary">
              See your listings
            </ButtonLink>
          }
          title={documentWords.missing.title}
        >
          {documentWords.missing.text}
        </EmptyState>
      </Page>
    );
  }
  if (data) return <DocumentsForm data={data} key={askId} listed={listed} />;
  return (
    <Page title="Documents" width="narrow">
      {error ? (
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="Your documents could not be shown"
        />
      ) : (
        <Loading label="Loading your documents">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
    </Page>
  );
}
