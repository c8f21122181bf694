import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchWords } from '../../../../../shared/domain/searches.ts';
import { SearchField } from '../../../ui/search-field.tsx';

/** Specification section 9. */
const debounceMs = 500;

type Props = {
  /** The search in the address. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
};

/** Searches half a second after the last key press; Enter searches at once. */
export function ArtistSearch({ q, onSearch }: Props) {
  const [text, setText] = useState(q);
  const sought = useRef(q);

  useEffect(() => {
    // Keeps the typed text; only a search from elsewhere, such as Back, replaces it.
    if (q === sought.current) return;
    sought.current = q;
    setText(q);
  }, [q]);

  function search(): void {
    const wanted = searchWords(text);
    if (wanted === sought.current) return;
    sought.current = wanted;
    onSearch(wanted);
  }

  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (searchWords(text) === sought.current) return;
    const timer = setTimeout(() => searchLater(), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search>
      <form
        action="/artists"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <SearchField
          label="Search artists"
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          placeholder="Artist name"
          value={text}
          verb="Search"
        />
      </form>
    </search>
  );
}
