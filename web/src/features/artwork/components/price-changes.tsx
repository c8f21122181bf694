import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { type PriceChange, usePriceChanges } from '../hooks/use-price-changes.ts';
import styles from './market.module.css';

/** Announces price changes while the page is open, without shifting the layout. */
export function PriceChanges({ edition }: { readonly edition: EditionView }) {
  const displayMoney = useDisplayMoney();
  const changes = usePriceChanges(edition);
  const words = ({ what, from, to }: PriceChange) => {
    const now = displayMoney(to);
    if (now === null) return `${what}: none left just now.`;
    const before = displayMoney(from);
    return `${what}: ${before ? `${formatPrice(before)} → ` : ''}${formatPrice(now)}, just now.`;
  };
  return (
    <div className={styles.changes} role="status">
      {changes.map((change) => (
        <p className={styles.change} key={change.what}>
          {words(change)}
        </p>
      ))}
    </div>
  );
}
