import styles from './save-button.module.css';

type Props = {
  readonly saved: boolean;
  /** The artwork's name, for the button's accessible name. */
  readonly name: string;
  readonly onPress: () => void;
  readonly look?: 'mark' | 'words';
  readonly 'aria-haspopup'?: 'dialog';
};

/** Saves or unsaves an artwork; its icon is a slip of paper with a torn edge. */
export function SaveButton({ saved, name, onPress, look = 'mark', ...rest }: Props) {
  return (
    <button
      {...rest}
      aria-label={`Save ${name}`}
      aria-pressed={saved}
      className={`${styles.button} ${styles[look]}`}
      onClick={onPress}
      title={saved ? 'Saved' : 'Save'}
      type="button"
    >
      <svg aria-hidden className={styles.slip} viewBox="0 0 24 24">
        <path d="M6.5 3.5h11v17l-1.9-1.7-1.6 1.5-1.9-2-1.8 1.9-1.7-1.6-2.1 1.9z" />
      </svg>
      {look === 'words' && <span aria-hidden>{saved ? 'Saved' : 'Save'}</span>}
    </button>
  );
}
