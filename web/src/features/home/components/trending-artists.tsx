import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { useHomeNews } from '../hooks/use-home-news.ts';
import { Section } from './section.tsx';
import styles from './trending-artists.module.css';

export function TrendingArtists() {
  const artists = useHomeNews().data?.trending ?? [];
  if (artists.length === 0) return null;
  return (
    <Section title="Trending artists">
      <ol className={styles.artists}>
        {artists.map(({ id, name, href, picture }) => (
          <li className={styles.artist} key={id}>
            <span className={styles.picture}>
              <Picture alt="" fit="box" picture={picture} sizes="5rem" />
            </span>
            <h3 className={styles.name}>
              <StretchedLink to={href}>{name}</StretchedLink>
            </h3>
          </li>
        ))}
      </ol>
    </Section>
  );
}
