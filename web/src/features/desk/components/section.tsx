import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './desk.module.css';

type Props = {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One place of the desk, with the page's only h1. */
export function Section({ title, aside, children }: Props) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(title);
  usePageTitle(`${title}: desk`);
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  );
}
