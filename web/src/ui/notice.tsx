import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  readonly tone?: 'info' | 'good' | 'bad' | 'waiting';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Something to know before going on, above a form or a page. Failures are read out at once. */
export function Notice({ tone = 'info', title, children, action }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
