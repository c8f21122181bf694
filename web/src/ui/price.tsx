import { formatPrice, hasPrice, type ShownMoney } from '../lib/format/price.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** An amount in its own currency with tabular figures; a dash if it is missing. */
export function Price({ value }: { readonly value: ShownMoney | null | undefined }) {
  if (hasPrice(value)) return <span className={styles.price}>{formatPrice(value)}</span>;
  return (
    <span className={styles.price}>
      <span aria-hidden>{formatPrice(value)}</span>
      <VisuallyHidden>none</VisuallyHidden>
    </span>
  );
}
