import { type ReactNode, useEffect, useRef } from 'react';
import styles from './choice-strip.module.css';

type Props = {
  /** What is chosen among, for screen readers. */
  readonly label: string;
  /** List items, each with a ChoiceLink. */
  readonly children: ReactNode;
};

/** Choices beside one another, from edge to edge: what has no room fades out and is scrolled to. */
export function ChoiceStrip({ label, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showChosen(list.current), []);
  return (
    <nav aria-label={label} className={styles.strip}>
      <ul className={styles.list} ref={list}>
        {children}
      </ul>
    </nav>
  );
}

/** Who comes by an address sees what it has chosen. Only the strip is moved: the page stays. */
function showChosen(list: HTMLUListElement | null): void {
  const chosen = list?.querySelector('[aria-current]');
  if (!list || !chosen) return;
  const room = list.getBoundingClientRect();
  const { left, right, width } = chosen.getBoundingClientRect();
  if (left < room.left || right > room.right) {
    list.scrollLeft += left - room.left - (room.width - width) / 2;
  }
}
