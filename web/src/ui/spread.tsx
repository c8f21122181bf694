import type { Money } from '../../../shared/domain/money.ts';
import { hasPrice, type ShownMoney } from '../lib/format/price.ts';
import { Price } from './price.tsx';
import styles from './spread.module.css';
import { type Marks, spreadMarks } from './spread-scale.ts';

type Props = {
  /** All in the visitor's currency. */
  readonly highestBid: ShownMoney | null;
  readonly lastSale: ShownMoney | null;
  readonly lowestAsk: ShownMoney | null;
  /** 'large' shows the last sale as a figure, too. */
  readonly size?: 'small' | 'large';
};

/**
 * Highest bid, last sale and lowest ask on one scale: bids from the left, asks from the right, and
 * a red dot for the last sale. The figures below say the same.
 */
export function Spread({ highestBid, lastSale, lowestAsk, size = 'small' }: Props) {
  const marks = spreadMarks({
    bid: amountOf(highestBid),
    sale: amountOf(lastSale),
    ask: amountOf(lowestAsk),
  });
  return (
    <div className={`${styles.spread} ${styles[size]}`}>
      <Scale marks={marks} />
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{size === 'large' ? 'Highest bid' : 'Bid'}</dt>
          <dd>
            <Price value={highestBid} />
          </dd>
        </div>
        {size === 'large' && (
          <div className={`${styles.figure} ${styles.sale}`}>
            <dt>Last sale</dt>
            <dd>
              <Price value={lastSale} />
            </dd>
          </div>
        )}
        <div className={`${styles.figure} ${styles.ask}`}>
          <dt>{size === 'large' ? 'Lowest ask' : 'Ask'}</dt>
          <dd>
            <Price value={lowestAsk} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** SVG attributes take percentages, so no style attribute is needed. */
function Scale({ marks: { bid, sale, ask } }: { readonly marks: Marks }) {
  return (
    <svg aria-hidden className={styles.scale}>
      <line className={styles.hair} x1="0" x2="100%" y1="50%" y2="50%" />
      {bid !== null && (
        <>
          <line className={styles.weight} x1="0" x2={at(bid)} y1="50%" y2="50%" />
          <line className={styles.tick} x1={at(bid)} x2={at(bid)} y1="0" y2="100%" />
        </>
      )}
      {ask !== null && (
        <>
          <line className={styles.weight} x1={at(ask)} x2="100%" y1="50%" y2="50%" />
          <line className={styles.tick} x1={at(ask)} x2={at(ask)} y1="0" y2="100%" />
        </>
      )}
      {sale !== null && <circle className={styles.dot} cx={at(sale)} cy="50%" />}
    </svg>
  );
}

/** Keeps half a mark's width free at both ends. */
function at(place: number): string {
  return `${(2 + place * 96).toFixed(2)}%`;
}

function amountOf(value: Money | null): number | null {
  return hasPrice(value) ? value.amount : null;
}
