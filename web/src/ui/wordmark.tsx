import { product } from '../../../shared/product.ts';
import styles from './wordmark.module.css';

/** A sheet torn at its foot, and the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden className={styles.sheet} viewBox="0 0 18 24">
        <path
          fill="currentColor"
          d="M0 0H18V21.6L16.6 21 15.4 22.3 14 21.7 12.6 22.9 11.2 22.2 10 23.3 8.4 22.1 7.1 22.7 5.7 21.4 4.2 22.4 2.9 21.5 1.4 22.2 0 21.2Z"
        />
      </svg>
      {product.name}
    </span>
  );
}
