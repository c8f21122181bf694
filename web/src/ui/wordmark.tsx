import { product } from '../../../shared/product.ts';
import styles from './wordmark.module.css';

/** A sheet torn at its foot, and the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden className={styles.sheet} viewBox="0 0 20 26">
        <path
          fill="currentColor"
          d="M0 0H20V20.5L18.6 19.6 17.3 21.9 15.9 21.2 14.9 23.4 13.2 22.4 12.1 24.9 10.9 25.6 9.3 23 8.2 23.9 6.7 21.3 5.2 22.5 4 20.4 2.6 21.3 1.3 19.2 0 20Z"
        />
      </svg>
      {product.name}
    </span>
  );
}
