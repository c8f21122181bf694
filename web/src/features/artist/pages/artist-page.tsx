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
      failedTitle="This artist could not be shown"
      loading={<ArtistSkeleton />}
      missing={{
        title: 'This artist is not here',
        why: 'They may have left, or the address has a mistake in it.',
        action: <ButtonLink to={clientRoutes.artists}>See all artists</ButtonLink>,
      }}
      read={id === undefined ? null : read}
      title="Artist"
      titleOf={({ name }) => name}
    >
      {/* One artist's open choices are not the next one's. */}
      {(artist) => <Artist artist={artist} key={artist.id} />}
    </LoadedPage>
  );
}
