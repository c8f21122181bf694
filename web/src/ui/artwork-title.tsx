import styles from './artwork-title.module.css';
import { Badge } from './status.tsx';

type Props = {
  readonly name: string;
  /** 'AP' and such; '' for the Main edition. */
  readonly suffix?: string;
  readonly year?: number | null;
};

/** The title of a work, as a catalogue sets it: italic, then the year, then which proof. */
export function ArtworkTitle({ name, suffix = '', year = null }: Props) {
  return (
    <>
      <cite className={styles.title}>{name}</cite>
      {year !== null && <span className={styles.year}>, {year}</span>}
      {suffix !== '' && (
        <>
          {' '}
          <Badge>{suffix}</Badge>
        </>
      )}
    </>
  );
}
