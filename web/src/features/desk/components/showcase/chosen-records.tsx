import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Chosen } from '../../hooks/use-chosen.ts';
import { deskPath } from '../../logic/places.ts';
import { StateCell } from '../catalogue/catalogue-list.tsx';
import { RecordPicker } from '../catalogue/record-picker.tsx';
import desk from '../desk.module.css';
import styles from './showcase.module.css';

type Props = {
  readonly of: 'artist' | 'artwork';
  readonly label: string;
  readonly records: readonly Chosen[];
  readonly atMost: number;
  readonly isReadOnly: boolean;
  readonly onChange: (records: readonly Chosen[]) => void;
};

/** Records in their order, with buttons and Alt with the arrow keys to order them. */
export function ChosenRecords({ of, label, records, atMost, isReadOnly, onChange }: Props) {
  const [moved, setMoved] = useState<{ readonly id: number; readonly words: string } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A row that moves in the document loses the focus.
    if (moved) list.current?.querySelector<HTMLElement>(`[data-record="${moved.id}"] a`)?.focus();
  }, [moved]);
  const move = (index: number, by: -1 | 1) => {
    const record = records[index];
    const to = index + by;
    if (!record || to < 0 || to >= records.length) return;
    onChange(records.filter((one) => one !== record).toSpliced(to, 0, record));
    setMoved({ id: record.id, words: `${record.name} is ${to + 1} of ${records.length}` });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (isReadOnly || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const noun = of === 'artist' ? 'artist' : 'artwork';
  return (
    <div className={desk.group}>
      {records.length > 0 && (
        <ol aria-label={label} className={styles.chosen} ref={list}>
          {records.map((record, index) => (
            <li
              data-record={record.id}
              key={record.id}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.thumbnail}>
                {record.picture !== null && (
                  <img alt="" height={40} loading="lazy" src={record.picture} width={40} />
                )}
              </span>
              <span className={styles.name}>
                <Link to={deskPath(of === 'artist' ? 'artists' : 'artworks', record.id)}>
                  {record.name}
                </Link>
                {record.artists !== '' && <span className={desk.soft}>{record.artists}</span>}
                {record.state !== 'published' && <StateCell state={record.state} />}
              </span>
              {!isReadOnly && (
                <span className={styles.buttons}>
                  <Button
                    aria-label={`Move ${record.name} up`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                    size="small"
                  >
                    Up
                  </Button>
                  <Button
                    aria-label={`Move ${record.name} down`}
                    disabled={index === records.length - 1}
                    onClick={() => move(index, 1)}
                    size="small"
                  >
                    Down
                  </Button>
                  <Button
                    aria-label={`Remove ${record.name}`}
                    onClick={() => onChange(records.filter((one) => one !== record))}
                    size="small"
                    variant="quiet"
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{moved?.words}</span>
      </VisuallyHidden>
      {!isReadOnly &&
        (records.length < atMost ? (
          <RecordPicker
            hint="Type a name, Enter takes the first; Alt with an arrow key orders them"
            isPublished
            label={`Add an ${noun}: ${label}`}
            of={of}
            onPick={({ by, ...picked }) => onChange([...records, { ...picked, artists: by }])}
            without={records.map(({ id }) => id)}
          />
        ) : (
          <p className={desk.soft}>All {atMost} are chosen. Remove one to add another.</p>
        ))}
    </div>
  );
}
