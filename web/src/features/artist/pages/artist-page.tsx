import { useParams } from 'react-router';
import { getArtist } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { usePageEvent } from '../../../lib/analytics/use-page-event.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Artist } from '../components/artist.tsx';
import { ArtistSkeleton } from '../components/artist-skeleton.tsx';

export function ArtistPage() {
  const id = /^[1-9]\d{0,8}$/.exec(useParams().id ?? '')?.[0];
  const path = id === undefined ? null : apiPath(getArtist, id);
  const { data, error, isValidating, mutate } = useApi(path);
  const isMissing = path === null || error?.code === 'not-found';
  usePageEvent('view_artist_1', data?.id ?? null);
  usePageTitle(data?.name ?? (isMissing ? 'Not found' : 'Artist'));
  // One artist's open choices are not the next one's.
  if (data) return <Artist artist={data} key={data.id} />;
  if (isMissing) {
    return (
      <Page title="This artist is not here">
        <EmptyState
          action={<ButtonLink to={clientRoutes.artists}>See all artists</ButtonLink>}
          title="They may have left, or the address has a mistake in it."
        />
      </Page>
    );
  }
  if (!error) return <ArtistSkeleton />;
  return (
    <Page title="Artist">
      <FailedState
        error={error}
        onRetry={() => void mutate()}
        retrying={isValidating}
        title="This artist could not be shown"
      />
    </Page>
  );
}
