import { useParams } from 'react-router';
import { getArtist } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { usePageEvent } from '../../../lib/analytics/use-page-event.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Artist } from '../components/artist.tsx';
import { ArtistSkeleton } from '../components/artist-skeleton.tsx';

export function ArtistPage() {
  const id = /^[1-9]\d{0,8}$/.exec(useParams().id ?? '')?.[0];
  const read = useApi(id === undefined ? null : apiPath(getArtist, id));
  usePageEvent('view_artist_1', read.data?.id ?? null);
  return (
    <LoadedPage
      failedTitle="We couldn’t load this artist"
      loading={<ArtistSkeleton />}
      missing={{
        title: 'Artist not found',
        why: 'The artist may have been removed, or the address may be wrong.',
        action: <ButtonLink to={clientRoutes.artists}>View all artists</ButtonLink>,
      }}
      read={id === undefined ? null : read}
      title="Artist"
      titleOf={({ name }) => name}
    >
      {/* The key resets component state between artists. */}
      {(artist) => <Artist artist={artist} key={artist.id} />}
    </LoadedPage>
  );
}
