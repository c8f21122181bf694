import type { Trade } from '../hooks/use-trade.ts';
import { placeWords } from '../price-words.ts';
import styles from './place-note.module.css';

/** The country and currency that the figures below are for. */
export function PlaceNote({ trade }: { readonly trade: Trade }) {
  return <p className={styles.note}>{placeWords(trade.flow, trade.place, trade.hasAddress)}</p>;
}
