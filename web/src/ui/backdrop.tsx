import { useLayoutEffect } from 'react';
import styles from './backdrop.module.css';

let covers = 0;

/**
 * The layer behind a modal window. While one is open the page cannot scroll, and padding takes the
 * place of its scrollbar, so that nothing shifts.
 */
export function Backdrop() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (covers === 0) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
      root.toggleAttribute('data-covered', true);
    }
    covers += 1;
    return () => {
      covers -= 1;
      if (covers > 0) return;
      root.toggleAttribute('data-covered', false);
      root.style.removeProperty('--scrollbar');
    };
  }, []);
  return <div aria-hidden className={styles.backdrop} data-covers-page />;
}
