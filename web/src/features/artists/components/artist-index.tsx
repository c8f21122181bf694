import type { ArtistCard } from '../../../../../shared/contracts/artists.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { formatCount } from '../../../lib/format/count-of.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { groupByInitial } from '../logic/group-by-initial.ts';
import styles from './artist-index.module.css';
import { ArtistRow } from './artist-row.tsx';
import { headingId, LetterBar } from './letter-bar.tsx';

/** Up to this many are set in columns like a book's index; more are listed in rows by letter. */
const fewArtists = 80;

type Props = { readonly artists: readonly ArtistCard[]; readonly following: Following };

export function ArtistIndex({ artists, following }: Props) {
  const isSignedIn = useSession().user !== null;
  const groups = groupByInitial(artists);
  return (
    <section aria-labelledby="all-artists">
      <h2 className={styles.title} id="all-artists">
        All artists{' '}
        {artists.length > 0 && <span className={styles.count}>{formatCount(artists.length)}</span>}
      </h2>
      {artists.length === 0 && <EmptyState title="No artists yet">Check back soon.</EmptyState>}
      {groups.length > 1 && <LetterBar letters={groups.map(({ letter }) => letter)} />}
      <div className={styles.index} data-length={artists.length > fewArtists ? 'long' : 'short'}>
        {groups.map(({ letter, artists: members }) => (
          <section className={styles.group} key={letter}>
            <h3 className={styles.letter} id={headingId(letter)} tabIndex={-1}>
              {letter}
            </h3>
            <ul className={styles.members}>
              {members.map((artist) => (
                <li className={styles.member} key={artist.id}>
                  <ArtistRow artist={artist} following={following} isSignedIn={isSignedIn} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
