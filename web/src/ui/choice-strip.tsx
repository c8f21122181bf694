import type { ReactNode } from 'react';
import styles from './choice-strip.module.css';
import { useChosenShown } from './use-chosen-shown.ts';

type Props = {
  /** The group's name, for screen readers. */
  readonly label: string;
  /** List items, each with a ChoiceLink. */
  readonly children: ReactNode;
};

/** Choices in one row that scrolls sideways and fades out at the edges. */
export function ChoiceStrip({ label, children }: Props) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={styles.list} ref={useChosenShown()}>
        {children}
      </ul>
    </nav>
  );
}
