import type { ReactNode } from 'react';
import styles from './state.module.css';

type Props = {
  readonly title: string;
  readonly children?: ReactNode;
  /** A Button or ButtonLink. */
  readonly action?: ReactNode;
};

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
