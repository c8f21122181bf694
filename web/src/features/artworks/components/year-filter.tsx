import { useNavigate } from 'react-router';
import {
  artworkListSearch,
  readArtworkListAddress,
} from '../../../../../shared/domain/artwork-list-address.ts';
import { type ArtworkListAddress, listAddress } from '../logic/list-query.ts';
import { BoundField } from './bound-field.tsx';
import styles from './filter-panel.module.css';

/** When a work came out; what is no year is as if it were not said. */
export function YearFilter({ list }: { readonly list: ArtworkListAddress }) {
  const navigate = useNavigate();

  function choose(end: 'from' | 'to', text: string): void {
    const query = artworkListSearch(list);
    query.set(end, text.trim());
    void navigate(listAddress(readArtworkListAddress(query)), { preventScrollReset: true });
  }

  return (
    <div className={styles.range}>
      <BoundField
        label="From"
        maxLength={4}
        onChoose={(text) => choose('from', text)}
        value={list.minYear?.toString() ?? ''}
      />
      <BoundField
        label="To"
        maxLength={4}
        onChoose={(text) => choose('to', text)}
        value={list.maxYear?.toString() ?? ''}
      />
    </div>
  );
}
