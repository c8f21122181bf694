import type { ReactNode } from 'react';
import type { Tone } from '../lib/status-words.ts';
import styles from './status.module.css';

/** A status in words and colour: `<Status {...askStatusWords.Approved} />`. */
export function Status({ label, tone }: { readonly label: ReactNode; readonly tone: Tone }) {
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      <span aria-hidden className={styles.mark} />
      {label}
    </span>
  );
}

/** A short label beside a title, such as 'AP'. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
