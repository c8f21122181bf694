import type { ReactNode } from 'react';
import type { ArtworkCard as Card } from '../../../shared/contracts/catalogue.ts';
import { ArtworkCard } from './artwork-card.tsx';
import styles from './artwork-strip.module.css';

type Props = {
  readonly title: string;
  readonly titleId: string;
  readonly artworks: readonly Card[];
  /** A button for each artwork, such as saving it. */
  readonly action?: (artwork: Card) => ReactNode;
};

/** Artworks in one row that scrolls sideways, under a title. */
export function ArtworkStrip({ title, titleId, artworks, action }: Props) {
  return (
    <>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.strip}>
        {artworks.map((artwork) => (
          <li className={styles.cell} key={artwork.id}>
            <ArtworkCard action={action?.(artwork)} artwork={artwork} level={3} sizes="16rem" />
          </li>
        ))}
      </ul>
    </>
  );
}
