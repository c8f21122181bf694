import type { ReactNode } from 'react';
import type { ArtworkCard as Card } from '../../../shared/contracts/catalogue.ts';
import { artistNames } from '../lib/format/artist-names.ts';
import { formatDayOfYear } from '../lib/format/dates.ts';
import { mediumAndYear } from '../lib/format/medium-and-year.ts';
import { useListMoney } from '../lib/format/use-list-money.ts';
import { useTimeZone } from '../lib/format/use-time-zone.ts';
import styles from './artwork-card.module.css';
import { ArtworkTitle } from './artwork-title.tsx';
import { Picture } from './picture.tsx';
import { Spread } from './spread.tsx';
import { StretchedLink } from './stretched-link.tsx';

type Props = {
  readonly artwork: Card;
  readonly sizes: string;
  readonly priority?: boolean;
  /** The title's heading level: 3 if the list has a heading. */
  readonly level?: 2 | 3;
  /** A button beside the label, such as saving the artwork. */
  readonly action?: ReactNode;
};

/** An artwork with its artist, title and best prices. */
export function ArtworkCard({ artwork, sizes, priority = false, level = 2, action }: Props) {
  const Title = `h${level}` as const;
  const listMoney = useListMoney();
  const timeZone = useTimeZone();
  const { shown } = artwork;
  return (
    <article className={styles.card}>
      <div className={styles.wall}>
        <Picture alt="" picture={artwork.picture} priority={priority} sizes={sizes} />
      </div>
      <div className={styles.label}>
        <p className={styles.artist}>{artistNames(artwork.artists)}</p>
        <Title className={styles.title}>
          <StretchedLink isFramed to={artwork.href}>
            <ArtworkTitle name={artwork.name} suffix={shown.suffix} />
          </StretchedLink>
        </Title>
        <p className={styles.medium}>{mediumAndYear(artwork)}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {artwork.comesOut && !shown.highestBid && !shown.lowestAsk && !shown.lastSale ? (
        <p className={styles.out}>Out {formatDayOfYear(artwork.comesOut, timeZone)}</p>
      ) : (
        <Spread
          highestBid={listMoney(shown.highestBid?.price ?? null)}
          lastSale={listMoney(shown.lastSale)}
          lowestAsk={listMoney(shown.lowestAsk?.price ?? null)}
        />
      )}
    </article>
  );
}
