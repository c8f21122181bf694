import styles from './spread-drawing.module.css';

/** Bids rising from the left, asks from the right, the spread between them. */
export function SpreadDrawing() {
  return <span aria-hidden className={styles.drawing} />;
}
