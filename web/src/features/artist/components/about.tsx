import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import { paragraphsOf } from '../logic/artist-facts.ts';
import styles from './about.module.css';
import { Section } from './section.tsx';

/**
 * Biography on the left, the works on the right. The header shows the biography's first paragraph.
 */
export function About({ artist }: { readonly artist: ArtistView }) {
  const [, ...life] = paragraphsOf(artist.description);
  const work = paragraphsOf(artist.description2);
  const columns = [life, work].filter((paragraphs) => paragraphs.length > 0);
  if (columns.length === 0) return null;
  return (
    <Section title="About the artist">
      <div className={styles.columns}>
        {columns.map((paragraphs) => (
          <div className={styles.column} key={paragraphs[0]}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
