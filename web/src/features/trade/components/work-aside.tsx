import { convert } from '../../../../../shared/domain/rates.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Spread } from '../../../ui/spread.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import styles from './work-aside.module.css';

/** The artwork and its book's best prices, beside every step. */
export function WorkAside({ trade }: { readonly trade: Trade }) {
  const { artwork, edition, place, rates } = trade;
  const own = (order: { price: Parameters<typeof convert>[0] } | null) =>
    order && convert(order.price, place.currency, rates);
  const facts = [
    edition.editionSize === null ? null : `Edition of ${edition.editionSize}`,
    edition.size,
    edition.material || artwork.medium,
  ].filter(Boolean);

  return (
    <aside aria-label="Artwork" className={styles.aside}>
      <div className={styles.picture}>
        <Picture
          alt=""
          picture={artwork.pictures[0] ?? null}
          priority
          sizes="(min-width: 60rem) 24rem, 30vw"
        />
      </div>
      <div className={styles.words}>
        <WorkCaption
          artists={artwork.artists}
          name={artwork.name}
          suffix={edition.suffix}
          to={artwork.href}
        />
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {edition.information !== '' && <p className={styles.facts}>{edition.information}</p>}
      </div>
      <div className={styles.book}>
        <Spread
          highestBid={own(edition.highestBid)}
          lastSale={own(edition.lastSale)}
          lowestAsk={own(edition.lowestAsk)}
          size="large"
        />
      </div>
    </aside>
  );
}
