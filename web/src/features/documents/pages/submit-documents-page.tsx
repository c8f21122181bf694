import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentsForm } from '../components/documents-form.tsx';
import { useListingDocuments } from '../hooks/use-listing-documents.ts';
import { documentWords } from '../messages.ts';

/** Documents of a placed listing, given by `askId` in the query. */
export function SubmitDocumentsPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const named = query.get('askId') ?? '';
  const askId = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null;
  // A visitor is about to be redirected to sign in: read nothing.
  const listed = useListingDocuments(user === null ? null : askId);

  if (user === null) return null;
  return (
    <LoadedPage
      failedTitle="We couldn’t load your documents"
      loading={
        <Page title="Documents" width="narrow">
          <Loading label="Loading your documents">
            <Skeleton shape="title" width="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Loading>
        </Page>
      }
      missing={{
        title: documentWords.missing.title,
        why: documentWords.missing.text,
        action: (
          <ButtonLink to="/my-account/selling" variant="primary">
            View listings
          </ButtonLink>
        ),
      }}
      read={askId === null ? null : listed}
      title="Documents"
      titleOf={({ listing }) => `Documents: ${listing.edition.artworkName}`}
      width="narrow"
    >
      {(data) => <DocumentsForm data={data} key={askId} listed={listed} />}
    </LoadedPage>
  );
}
