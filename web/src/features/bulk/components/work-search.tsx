import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { searchCatalogue } from '../../../../../shared/api/search.ts';
import type { SearchHit } from '../../../../../shared/contracts/search.ts';
import { longestSearch, searchWords } from '../../../../../shared/domain/searches.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Field } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './work-search.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly onPick: (work: SearchHit) => void;
  readonly field?: Ref<HTMLInputElement>;
};

/** A field that finds artworks by title and artist, with its results below. */
export function WorkSearch({ label, hint, onPick, field }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const q = useDebounced(searchWords(text), 200);
  const { data, isLoading } = useApi(q === '' ? null : apiPath(searchCatalogue, { q }), {
    keepPreviousData: true,
  });
  const works = q === '' ? [] : (data?.artworks ?? []);
  const chosen = works[Math.min(active, works.length - 1)];

  function pick(work: SearchHit): void {
    setText('');
    setActive(0);
    onPick(work);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && works.length > 0) {
      event.preventDefault();
      setActive((now) => (Math.min(now, works.length - 1) + step + works.length) % works.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
    }
  }

  return (
    <div className={styles.search}>
      <Field hint={hint} label={label}>
        {(control) => (
          <input
            {...control}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            aria-autocomplete="list"
            aria-controls={works.length > 0 ? `${id}-works` : undefined}
            aria-expanded={works.length > 0}
            autoComplete="off"
            maxLength={longestSearch}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={press}
            ref={field}
            role="combobox"
            type="text"
            value={text}
          />
        )}
      </Field>
      {works.length > 0 && (
        <div aria-label={label} className={styles.works} id={`${id}-works`} role="listbox">
          {works.map((work) => (
            <button
              aria-selected={work === chosen}
              className={styles.work}
              id={`${id}-${work.id}`}
              key={work.id}
              onClick={() => pick(work)}
              onPointerDown={(event) => event.preventDefault()}
              role="option"
              tabIndex={-1}
              type="button"
            >
              <span className={styles.picture}>
                <Picture alt="" picture={work.picture} sizes="3rem" />
              </span>
              <span className={styles.words}>
                <ArtworkTitle name={work.name} />
                <span className={styles.by}>{work.by}</span>
              </span>
            </button>
          ))}
        </div>
      )}
      {q !== '' && works.length === 0 && !isLoading && (
        <p className={styles.none} role="status">
          No works found for “{q}”.
        </p>
      )}
    </div>
  );
}
