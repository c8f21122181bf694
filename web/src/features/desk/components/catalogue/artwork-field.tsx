import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { deskPath } from '../../logic/places.ts';
import styles from './catalogue.module.css';
import { RecordPicker } from './record-picker.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** An id; '': none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** One artwork of the catalogue, or none. */
export function ArtworkField({ label, hint, value, onChange }: Props) {
  const id = Number(value);
  const read = useOperation('artworks show', id > 0 ? { id } : null);
  if (id === 0) {
    return (
      <RecordPicker
        {...(hint === undefined ? {} : { hint })}
        label={label}
        of="artwork"
        onPick={(picked) => onChange(String(picked.id))}
      />
    );
  }
  const [picture] = read.data?.pictures ?? [];
  return (
    <fieldset className={styles.chosenOne}>
      <legend>{label}</legend>
      <span className={styles.named}>
        <span className={styles.thumbnail}>
          {picture && <img alt="" height={40} src={picture.url} width={40} />}
        </span>
        <Link to={deskPath('artworks', id)}>{read.data?.name ?? `Artwork ${id}`}</Link>
      </span>
      <Button onClick={() => onChange('')} size="small" variant="quiet">
        Choose another
      </Button>
    </fieldset>
  );
}
