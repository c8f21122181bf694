import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  readonly title: string;
  /** Shown above the title, such as breadcrumbs or steps. */
  readonly above?: ReactNode;
  /** 'narrow' for reading and forms. */
  readonly width?: 'full' | 'narrow' | undefined;
  readonly children: ReactNode;
};

/** A page with its only h1, which gets the focus when the page is opened. */
export function Page({ title, above, width = 'full', children }: Props) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      {above}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
