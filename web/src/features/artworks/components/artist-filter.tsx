import { useEffect, useState } from 'react';
import { findArtistNames } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { searchWords } from '../../../../../shared/domain/searches.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Link } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import styles from './artist-filter.module.css';

/** Specification section 9. */
const debounceMs = 500;

/** Finds an artist by part of the name. */
export function ArtistFilter({ choice: { list, linkTo } }: { readonly choice: ListChoice }) {
  const [typed, setTyped] = useState('');
  const asked = useSettled(searchWords(typed));
  const { data } = useApi(asked === '' ? null : apiPath(findArtistNames, { q: asked }), {
    keepPreviousData: true,
  });
  const found = asked === '' ? [] : (data?.artists ?? []);
  return (
    <>
      <TextField
        autoComplete="off"
        label="Search by name"
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      <div aria-live="polite">
        {asked !== '' && data && found.length === 0 && (
          <p className={styles.none}>No artists found.</p>
        )}
        {found.length > 0 && (
          <ul className={styles.found}>
            {found.map(({ id, name }) => (
              <li key={id}>
                <Link
                  {...linkTo({ ...list, artist: id })}
                  aria-current={list.artist === id ? 'true' : undefined}
                  className={styles.artist}
                  onClick={() => setTyped('')}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** The text once typing has paused; '' at first. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
