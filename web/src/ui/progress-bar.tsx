import styles from './progress-bar.module.css';

/** Progress from 0 to 1. */
export function ProgressBar({ value, label }: { readonly value: number; readonly label: string }) {
  return <progress aria-label={label} className={styles.bar} max={1} value={value} />;
}
