import type { Trade } from '../hooks/use-trade.ts';
import { placeWords } from '../price-words.ts';
import styles from './place-note.module.css';

/** What the figures below it hold for: where the work goes or comes from, and in which currency. */
export function PlaceNote({ trade }: { readonly trade: Trade }) {
  return <p className={styles.note}>{placeWords(trade.flow, trade.place, trade.hasAddress)}</p>;
}
