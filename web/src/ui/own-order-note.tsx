import { formatMoney, type Money } from '../../../shared/domain/money.ts';
import type { Side } from '../../../shared/domain/order-book.ts';
import { Link } from './link.tsx';
import styles from './own-order-note.module.css';

type Props = {
  readonly side: Side;
  /** Where it can be changed. */
  readonly to: string;
  readonly price: Money;
  /** Whether it is the best of its side. */
  readonly leads: boolean;
  /** The best price of another person, in the visitor's currency; null: none. */
  readonly next: Money | null;
};

/** Says that an order of a side is the visitor's own, which they cannot trade with. */
export function OwnOrderNote({ side, to, price, leads, next }: Props) {
  return (
    <p className={styles.note}>
      {leads ? leadWords(side, next) : `Your ${side} is ${formatMoney(price)}. `}
      <Link className={styles.link} to={to}>
        Edit your {side}
      </Link>
    </p>
  );
}

const best: Readonly<Record<Side, string>> = { ask: 'The lowest ask', bid: 'The highest bid' };

function leadWords(side: Side, next: Money | null): string {
  const other = next ? `; the next is ${formatMoney(next)}. ` : ', and there is no other. ';
  return `${best[side]} is yours${other}`;
}
