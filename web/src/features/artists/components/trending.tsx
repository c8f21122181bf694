import type { ArtistCard } from '../../../../../shared/contracts/artists.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './trending.module.css';

/** Artists with the most trading activity, as text without pictures. */
export function Trending({ artists }: { readonly artists: readonly ArtistCard[] }) {
  return (
    <section aria-labelledby="trending">
      <h2 className={styles.title} id="trending">
        Trending artists
      </h2>
      <ol className={styles.list}>
        {artists.map((artist, index) => (
          <li className={styles.artist} key={artist.id}>
            <span aria-hidden className={styles.place}>
              {index + 1}
            </span>
            <StretchedLink className={styles.name} to={artist.href}>
              {artist.name}
            </StretchedLink>
            <span className={styles.count}>{countOf(artist.numberOfArtworks, 'artwork')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
