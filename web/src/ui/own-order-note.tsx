import { formatMoney, type Money } from '../../../shared/domain/money.ts';
import type { Side } from '../../../shared/domain/order-book.ts';
import { ownOrderPath } from '../lib/own-orders/own-order-path.ts';
import { Link } from './link.tsx';
import styles from './own-order-note.module.css';

type Props = {
  readonly side: Side;
  readonly id: number;
  /** The best price of another person, in the visitor's currency; null: none. */
  readonly next: Money | null;
};

const best: Readonly<Record<Side, string>> = { ask: 'The lowest ask', bid: 'The highest bid' };

/** Says that the best order of a side is the visitor's own, which they cannot trade with. */
export function OwnOrderNote({ side, id, next }: Props) {
  return (
    <p className={styles.note}>
      {best[side]} is yours
      {next ? `; the next is ${formatMoney(next)}. ` : ', and there is no other. '}
      <Link className={styles.link} to={ownOrderPath(side, id)}>
        View your {side}
      </Link>
    </p>
  );
}
