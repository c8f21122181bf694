import styles from './artwork-title.module.css';
import { Badge } from './status.tsx';

type Props = {
  readonly name: string;
  /** 'AP' and such; '' for the Main edition. */
  readonly suffix?: string;
};

/** The title of a work, as a catalogue sets it: italic, and which proof it is. */
export function ArtworkTitle({ name, suffix = '' }: Props) {
  return (
    <>
      <cite className={styles.title}>{name}</cite>
      {suffix !== '' && (
        <>
          {' '}
          <Badge>{suffix}</Badge>
        </>
      )}
    </>
  );
}
