import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = {
  readonly title: string;
  readonly count?: number;
  /** What can be done with all of its content. */
  readonly action?: ReactNode;
  /** As a function, gets the heading's id, so that a table can use the heading as its caption. */
  readonly children: ReactNode | ((headingId: string) => ReactNode);
};

export function Section({ title, count, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section}>
      <h2 className={styles.title} id={id}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}> {count}</span>}
      </h2>
      {action && <div className={styles.action}>{action}</div>}
      {typeof children === 'function' ? children(id) : children}
    </section>
  );
}
