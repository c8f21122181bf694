import type { ReactNode } from 'react';
import { fileSize } from '../lib/format/file-size.ts';
import styles from './file-line.module.css';

type Props = {
  readonly name: ReactNode;
  /** In bytes. */
  readonly size: number;
  /** Shown after the size, such as the upload's progress. */
  readonly state?: string;
  readonly actions: ReactNode;
  /** Shown below the line. */
  readonly children?: ReactNode;
};

/** One file of a list, chosen or uploaded. */
export function FileLine({ name, size, state = '', actions, children }: Props) {
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>
        {fileSize(size)}
        {state}
      </span>
      <span className={styles.actions}>{actions}</span>
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
