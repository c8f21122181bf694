import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

type Props = {
  readonly tone?: 'info' | 'good' | 'bad' | 'waiting';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /**
   * The press or event that the notice answers, which may be out of view: each new value scrolls
   * the notice into view and focuses it.
   */
  readonly answers?: object | string | null;
};

/** A message above a form or a page. Failures are announced at once. */
export function Notice({ tone = 'info', title, children, action, answers = null }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answers === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [answers]);
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      ref={box}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={answers === null ? undefined : -1}
    >
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
