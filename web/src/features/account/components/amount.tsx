import { formatMoney, type Money } from '../../../../../shared/domain/money.ts';
import styles from './amount.module.css';

type Props = {
  readonly label: string;
  readonly value: Money;
  /** The amount including fees, with its label. */
  readonly total?: { readonly label: string; readonly value: Money };
};

/** The price as the order book shows it, and below it what this side pays or gets. */
export function Amount({ label, value, total }: Props) {
  return (
    <dl className={styles.amount}>
      <div className={styles.price}>
        <dt>{label}</dt>
        <dd>{formatMoney(value)}</dd>
      </div>
      {total && (
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{formatMoney(total.value)}</dd>
        </div>
      )}
    </dl>
  );
}
