import { useId, useState } from 'react';
import type { RecordState } from '../../../../../../shared/desk/catalogue-fields.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { stateWords } from '../../logic/record-fields.ts';
import desk from '../desk.module.css';
import styles from './catalogue.module.css';

export type Picked = {
  readonly id: number;
  readonly name: string;
  /** Of an artwork: the names of its artists. */
  readonly by: string;
  readonly state: RecordState;
  readonly picture: string | null;
};
type Props = {
  readonly of: 'artist' | 'artwork';
  readonly label: string;
  readonly hint?: string;
  /** Records that cannot be picked. */
  readonly without?: readonly number[];
  /** Leaves out what visitors do not see. */
  readonly isPublished?: boolean;
  readonly onPick: (record: Picked) => void;
};

const waitMs = 250;

/** Finds a record by name or id; the first one found is picked by Enter. */
export function RecordPicker({
  of,
  label,
  hint,
  without = [],
  isPublished = false,
  onPick,
}: Props) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const find = useDebounced(typed.trim(), waitMs);
  const asked =
    find === '' ? null : { find, ...(isPublished ? { state: 'published' as const } : {}) };
  const artists = useOperation('artists list', of === 'artist' ? asked : null);
  const artworks = useOperation('artworks list', of === 'artwork' ? asked : null);
  const items =
    of === 'artist'
      ? (artists.data?.items ?? []).map((one) => ({ ...one, by: '' }))
      : (artworks.data?.items ?? []).map((one) => ({ ...one, by: one.artists }));
  const found = find === '' ? [] : items.filter(({ id }) => !without.includes(id)).slice(0, 8);
  const pick = ({ id, name, by, state, picture }: (typeof items)[number]) => {
    onPick({ ...{ id, by, state, picture }, name: name ?? '' });
    setTyped('');
  };
  const isSettled = find !== '' && (artists.data ?? artworks.data) !== undefined;
  return (
    <div className={styles.picker}>
      <TextField
        aria-controls={listId}
        autoComplete="off"
        hint={hint}
        label={label}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first && find === typed.trim()) pick(first);
        }}
        value={typed}
      />
      <ul className={styles.found} id={listId}>
        {found.map((one) => (
          <li key={one.id}>
            <Button onClick={() => pick(one)} size="small" variant="quiet">
              {one.name} {one.by && `by ${one.by}`}
            </Button>
            <span className={desk.soft}>
              {one.id}, {stateWords[one.state].toLowerCase()}
            </span>
          </li>
        ))}
        {isSettled && found.length === 0 && <li className={desk.soft}>Nothing is found.</li>}
      </ul>
    </div>
  );
}
