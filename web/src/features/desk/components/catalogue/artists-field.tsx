import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { deskPath } from '../../logic/places.ts';
import styles from './catalogue.module.css';
import { RecordPicker } from './record-picker.tsx';

type Props = {
  readonly label: string;
  /** Ids such as '12, 40', in the order in which the artists are named. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The artists of a work; the first is named first. */
export function ArtistsField({ label, value, onChange }: Props) {
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const ids = value.split(',').flatMap((text) => (Number(text) > 0 ? [Number(text)] : []));
  const nameId = useId();
  const put = (next: readonly number[]) => onChange(next.join(', '));
  return (
    <div className={styles.artists}>
      {ids.length > 0 && (
        <>
          <p className={styles.fieldName} id={nameId}>
            {label}
          </p>
          <ul aria-labelledby={nameId} className={styles.chips}>
            {ids.map((id, index) => (
              <li key={id}>
                <ArtistName id={id} known={names[id]} />
                {index > 0 && (
                  <Button
                    aria-label={`Name first: artist ${id}`}
                    onClick={() => put([id, ...ids.filter((one) => one !== id)])}
                    size="small"
                    variant="quiet"
                  >
                    First
                  </Button>
                )}
                <Button
                  aria-label={`Remove artist ${id}`}
                  onClick={() => put(ids.filter((one) => one !== id))}
                  size="small"
                  variant="quiet"
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <RecordPicker
        hint="Type a name, Enter takes the first"
        label={ids.length === 0 ? label : 'Another artist'}
        of="artist"
        onPick={({ id, name }) => {
          setNames({ ...names, [id]: name });
          put([...ids, id]);
        }}
        without={ids}
      />
    </div>
  );
}

function ArtistName({ id, known }: { readonly id: number; readonly known: string | undefined }) {
  const read = useOperation('artists show', { id });
  return <Link to={deskPath('artists', id)}>{read.data?.name ?? known ?? `Artist ${id}`}</Link>;
}
