import {
  artworkListSearch,
  readArtworkListAddress,
} from '../../../../../shared/domain/artwork-list-address.ts';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import { BoundField } from './bound-field.tsx';
import styles from './filter-panel.module.css';

/** When a work came out; what is no year is as if it were not said. */
export function YearFilter({ choice: { list, choose } }: { readonly choice: ListChoice }) {
  function chooseYear(end: 'from' | 'to', text: string): void {
    const query = artworkListSearch(list);
    query.set(end, text.trim());
    choose(readArtworkListAddress(query));
  }

  return (
    <div className={styles.range}>
      <BoundField
        label="From"
        maxLength={4}
        onChoose={(text) => chooseYear('from', text)}
        value={list.minYear?.toString() ?? ''}
      />
      <BoundField
        label="To"
        maxLength={4}
        onChoose={(text) => chooseYear('to', text)}
        value={list.maxYear?.toString() ?? ''}
      />
    </div>
  );
}
