import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './desk.module.css';

type Props = {
  readonly title: string;
  /** A change of it may remove the button that was pressed: the title then takes the focus. */
  readonly step?: string | undefined;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** One place of the desk, with the page's only h1. */
export function Section({ title, step = '', aside, children }: Props) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(`${title} ${step}`);
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
