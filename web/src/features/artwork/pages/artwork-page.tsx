import { useParams } from 'react-router';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { artworkTitle } from '../../../../../shared/domain/artwork-title.ts';
import { usePageEvent } from '../../../lib/analytics/use-page-event.ts';
import { useRememberView } from '../../../lib/recently-viewed/use-views.ts';
import { useSaveWish } from '../../../lib/saves/use-save-wish.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Artwork } from '../components/artwork.tsx';
import { ArtworkSkeleton } from '../components/artwork-skeleton.tsx';

/** Prices move while they are looked at. */
const refreshMs = 10_000;

export function ArtworkPage() {
  const id = /\/([1-9]\d{0,8})\/?$/.exec(`/${useParams()['*']}`)?.[1];
  const path = id === undefined ? null : apiPath(getArtwork, id);
  const { data, error, isValidating, mutate } = useApi(path, {
    refreshInterval: refreshMs,
  });
  const isMissing = path === null || error?.code === 'not-found';
  usePageTitle(data ? artworkTitle(data) : isMissing ? 'Not found' : 'Artwork');
  useRememberView(data?.id ?? null);
  usePageEvent('view_artwork_1', data?.id ?? null);
  useSaveWish();
  if (data) return <Artwork artwork={data} />;
  if (isMissing) {
    return (
      <Page title="This work is not here">
        <EmptyState
          action={<ButtonLink to="/artworks">See all artworks</ButtonLink>}
          title="It may have been taken off the wall, or the address has a mistake in it."
        />
      </Page>
    );
  }
  if (!error) return <ArtworkSkeleton />;
  return (
    <Page title="Artwork">
      <FailedState
        error={error}
        onRetry={() => void mutate()}
        retrying={isValidating}
        title="This work could not be shown"
      />
    </Page>
  );
}
