import type { ReactNode } from 'react';
import styles from './choice-strip.module.css';
import { useChosenShown } from './use-chosen-shown.ts';

type Props = {
  /** What is chosen among, for screen readers. */
  readonly label: string;
  /** List items, each with a ChoiceLink. */
  readonly children: ReactNode;
};

/** Choices beside one another, from edge to edge: what has no room fades out and is scrolled to. */
export function ChoiceStrip({ label, children }: Props) {
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={styles.list} ref={useChosenShown()}>
        {children}
      </ul>
    </nav>
  );
}
