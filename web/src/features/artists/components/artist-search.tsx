import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './artist-search.module.css';

/** Specification section 9. */
const debounceMs = 500;

type Props = {
  /** What the address searches for. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
};

/** Searches half a second after the last key; Enter does not wait. */
export function ArtistSearch({ q, onSearch }: Props) {
  const id = useId();
  const [text, setText] = useState(q);
  const sought = useRef(q);

  useEffect(() => {
    // What was typed stands; only a search from elsewhere, such as Back, replaces it.
    if (q === sought.current) return;
    sought.current = q;
    setText(q);
  }, [q]);

  function search(): void {
    const wanted = text.trim();
    if (wanted === sought.current) return;
    sought.current = wanted;
    onSearch(wanted);
  }

  const searchNow = useRef(search);
  useEffect(() => {
    searchNow.current = search;
  });
  useEffect(() => {
    if (text.trim() === sought.current) return;
    const timer = setTimeout(() => searchNow.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search>
      <form
        action="/artists"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          Search artists
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          id={id}
          maxLength={100}
          name="q"
          onChange={(event) => setText(event.target.value)}
          placeholder="Find an artist"
          spellCheck={false}
          type="search"
          value={text}
        />
        <button aria-label="Find" className={styles.button} type="submit">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
