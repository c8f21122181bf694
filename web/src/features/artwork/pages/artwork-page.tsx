import { useParams } from 'react-router';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { artworkTitle } from '../../../../../shared/domain/artwork-title.ts';
import { usePageEvent } from '../../../lib/analytics/use-page-event.ts';
import { useRememberView } from '../../../lib/recently-viewed/use-views.ts';
import { useResumeSave } from '../../../lib/saves/use-resume-save.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Artwork } from '../components/artwork.tsx';
import { ArtworkSkeleton } from '../components/artwork-skeleton.tsx';

/** For the preview, which loads this page's file instead of sharing parts of it. */
export { Artwork, ArtworkSkeleton };

/** Prices change while the page is open. */
const refreshMs = 10_000;

export function ArtworkPage() {
  const id = /\/([1-9]\d{0,8})\/?$/.exec(`/${useParams()['*']}`)?.[1];
  const read = useApi(id === undefined ? null : apiPath(getArtwork, id), {
    refreshInterval: refreshMs,
  });
  const artworkId = read.data?.id ?? null;
  useRememberView(artworkId);
  usePageEvent('view_artwork_1', artworkId);
  useResumeSave();
  return (
    <LoadedPage
      failedTitle="We couldn’t load this artwork"
      loading={<ArtworkSkeleton />}
      missing={{
        title: 'Artwork not found',
        why: 'It may have been removed, or the address may be wrong.',
        action: <ButtonLink to="/artworks">View all artworks</ButtonLink>,
      }}
      read={id === undefined ? null : read}
      title="Artwork"
      titleOf={artworkTitle}
    >
      {(artwork) => <Artwork artwork={artwork} />}
    </LoadedPage>
  );
}
