import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
};

export function Section({ title, count, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}
