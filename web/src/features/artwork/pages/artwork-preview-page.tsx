import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getArtworkPreview } from '../../../../../shared/api/desk.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from '../components/artwork-preview.module.css';
import { Artwork, ArtworkSkeleton } from './artwork-page.tsx';

/** An artwork as visitors will see it, for the staff. */
export function ArtworkPreviewPage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const read = useApi(isId ? apiPath(getArtworkPreview, id) : null, { revalidateOnMount: true });
  if (read.error?.code === 'desk.not-staff') {
    return (
      <Page title="Preview" width="narrow">
        <EmptyState
          action={<ButtonLink to="/">Go to the site</ButtonLink>}
          title="This page is for the people who run the marketplace"
        />
      </Page>
    );
  }
  return (
    <LoadedPage
      failedTitle="We couldn’t load this preview"
      loading={<ArtworkSkeleton />}
      missing={{
        title: 'There is no such artwork',
        why: 'The address may be wrong.',
        action: <ButtonLink to="/desk/artworks">Artworks at the desk</ButtonLink>,
      }}
      read={isId ? read : null}
      title="Preview"
      titleOf={({ name }) => `Preview of ${name}`}
    >
      {(artwork) => (
        <>
          <div className={styles.notice}>
            <Notice
              action={<ButtonLink to={`/desk/artworks/${artwork.id}`}>Back to the desk</ButtonLink>}
              title="A preview for the staff"
              tone="waiting"
            >
              This is how visitors in your region will see the artwork. Choose another one in the
              header to see it as they do there.
            </Notice>
          </div>
          <Artwork artwork={artwork} />
        </>
      )}
    </LoadedPage>
  );
}
