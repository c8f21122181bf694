import type { ReactNode } from 'react';
import type { ArtworkCard as Card } from '../../../shared/contracts/catalogue.ts';
import { ArtworkCard } from './artwork-card.tsx';
import styles from './artwork-grid.module.css';
import { Loading, Skeleton } from './skeleton.tsx';

const sizes = '(min-width: 100rem) 18vw, (min-width: 64rem) 22vw, (min-width: 40rem) 29vw, 44vw';
const sizesOfFour = '(min-width: 64rem) 22vw, 44vw';

type Props = {
  readonly artworks: readonly Card[];
  /** How many of the first works are visible without scrolling. */
  readonly priorityCount?: number;
  /** A button for each artwork, such as saving it. */
  readonly action?: (artwork: Card) => ReactNode;
};

export function ArtworkGrid({ artworks, priorityCount = 0, action }: Props) {
  return (
    <ul className={styles.grid} data-count={artworks.length}>
      {artworks.map((artwork, index) => (
        <li className={styles.cell} key={artwork.id}>
          <ArtworkCard
            action={action?.(artwork)}
            artwork={artwork}
            priority={index < priorityCount}
            sizes={artworks.length === 4 ? sizesOfFour : sizes}
          />
        </li>
      ))}
    </ul>
  );
}

export function ArtworkGridSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <Loading label="Loading artworks">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => `skeleton ${index}`).map((key) => (
          <div key={key}>
            <Skeleton shape="picture" />
            <Skeleton width="half" />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
