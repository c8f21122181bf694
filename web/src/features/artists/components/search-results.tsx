import { searchArtists } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistCard } from '../../../../../shared/contracts/artists.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { ArtistRow } from './artist-row.tsx';
import styles from './search-results.module.css';

type Props = { readonly q: string; readonly following: Following };

export function SearchResults({ q, following }: Props) {
  const read = useApi(apiPath(searchArtists, { q }), {
    keepPreviousData: true,
  });
  // After an error, SWR keeps the data of the search before: do not show it.
  const data = read.error ? undefined : read.data;
  return (
    <Loaded
      failedTitle="Search failed"
      loading={<LoadingBlock label="Searching" />}
      read={{ ...read, data }}
    >
      {({ artists }) => <Found artists={artists} following={following} q={q} />}
    </Loaded>
  );
}

function Found({ artists, q, following }: Props & { readonly artists: readonly ArtistCard[] }) {
  const isSignedIn = useSession().user !== null;
  const inArtworks = `${clientRoutes.artworks}?${new URLSearchParams({ q })}`;
  return (
    <section aria-label="Search results">
      <div role="status">
        {artists.length === 0 ? (
          <EmptyState
            action={<ButtonLink to={clientRoutes.artists}>View all artists</ButtonLink>}
            title="No results"
          >
            No artist matches your search. If it is the title of an artwork,{' '}
            <Link to={inArtworks}>search artworks for ‘{q}’</Link>.
          </EmptyState>
        ) : (
          <p className={styles.count}>{countOf(artists.length, 'artist')}</p>
        )}
      </div>
      {artists.length > 0 && (
        <ul className={styles.found}>
          {artists.map((artist) => (
            <li key={artist.id}>
              <ArtistRow artist={artist} following={following} isSignedIn={isSignedIn} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
