import styles from './artwork-title.module.css';
import { Badge } from './status.tsx';

type Props = {
  readonly name: string;
  /** Such as 'AP'; '' for the Main edition. */
  readonly suffix?: string;
};

/** An artwork's title in italics, followed by the edition's suffix. */
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
