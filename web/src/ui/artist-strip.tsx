import type { ArtistCard } from '../../../shared/contracts/artists.ts';
import styles from './artist-strip.module.css';
import { Avatar } from './avatar.tsx';
import { StretchedLink } from './stretched-link.tsx';

type Props = {
  readonly artists: readonly ArtistCard[];
  /** Whether it is visible without scrolling. */
  readonly priority?: boolean;
};

/** Artists in a row, each with a detail of a print; three columns on narrow windows. */
export function ArtistStrip({ artists, priority = false }: Props) {
  return (
    <ul className={styles.strip} data-count={artists.length}>
      {artists.map((artist) => (
        <li className={styles.artist} key={artist.id}>
          <Avatar
            name={artist.name}
            picture={artist.avatar}
            priority={priority}
            sizes="(min-width: 48rem) 10vw, 30vw"
          />
          <StretchedLink className={styles.link} isFramed to={artist.href}>
            {artist.name}
          </StretchedLink>
        </li>
      ))}
    </ul>
  );
}
