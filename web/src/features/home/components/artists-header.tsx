import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useHomeNews } from '../hooks/use-home-news.ts';
import styles from './artists-header.module.css';

/** Nine artists in one line of text; specification section 9. */
export function ArtistsHeader() {
  const artists = useHomeNews().data?.artists ?? [];
  if (artists.length === 0) return null;
  return (
    <nav aria-label="Artists" className={styles.room}>
      <ul className={styles.names}>
        {artists.map(({ id, name, href }) => (
          <li className={styles.name} key={id}>
            <Link to={href}>{name}</Link>
            <VisuallyHidden>,</VisuallyHidden>
          </li>
        ))}
      </ul>
    </nav>
  );
}
