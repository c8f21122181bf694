import { searchArtists } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ArtistRow } from './artist-row.tsx';
import styles from './search-results.module.css';

type Props = { readonly q: string; readonly following: Following };

export function SearchResults({ q, following }: Props) {
  const isSignedIn = useSession().user !== null;
  const { data, error, isValidating, mutate } = useApi(apiPath(searchArtists, { q }), {
    keepPreviousData: true,
  });
  if (error) {
    return (
      <FailedState
        error={error}
        onRetry={() => void mutate()}
        retrying={isValidating}
        title="The search did not work"
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Searching">
        <Skeleton shape="block" />
      </Loading>
    );
  }
  const inArtworks = `${clientRoutes.artworks}?${new URLSearchParams({ q })}`;
  return (
    <section aria-label="Search results">
      <div role="status">
        {data.artists.length === 0 ? (
          <EmptyState
            action={<ButtonLink to={clientRoutes.artists}>See all artists</ButtonLink>}
            title="No results"
          >
            No artist’s name is like that. It may be the title of a work:{' '}
            <Link to={inArtworks}>search artworks for ‘{q}’</Link>.
          </EmptyState>
        ) : (
          <p className={styles.count}>{countOf(data.artists.length, 'artist')}</p>
        )}
      </div>
      {data.artists.length > 0 && (
        <ul className={styles.found}>
          {data.artists.map((artist) => (
            <li key={artist.id}>
              <ArtistRow artist={artist} following={following} isSignedIn={isSignedIn} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
