import {
  artworkListSearch,
  readArtworkListAddress,
} from '../../../../../shared/domain/artwork-list-address.ts';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import { BoundField } from './bound-field.tsx';
import styles from './filter-panel.module.css';

const unread = 'Enter a year, such as 1998.';

export function YearFilter({ choice: { list, choose } }: { readonly choice: ListChoice }) {
  function chooseYear(end: 'from' | 'to', year: number | undefined): void {
    const query = artworkListSearch(list);
    query.set(end, String(year ?? ''));
    choose(readArtworkListAddress(query));
  }

  return (
    <div className={styles.range}>
      <BoundField
        label="From"
        maxLength={4}
        onChoose={(year) => chooseYear('from', year)}
        read={readYear}
        unread={unread}
        value={list.minYear?.toString() ?? ''}
      />
      <BoundField
        label="To"
        maxLength={4}
        onChoose={(year) => chooseYear('to', year)}
        read={readYear}
        unread={unread}
        value={list.maxYear?.toString() ?? ''}
      />
    </div>
  );
}

function readYear(text: string): number | undefined | null {
  const from = text.trim();
  if (from === '') return undefined;
  return readArtworkListAddress(new URLSearchParams({ from })).minYear ?? null;
}
