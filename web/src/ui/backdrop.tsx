import { useLayoutEffect } from 'react';
import styles from './backdrop.module.css';

let covers = 0;

/**
 * Behind a modal window. While it stands the page keeps its place and its width: where a scrollbar
 * stood, the page leaves its room free, so that the backdrop covers the whole window.
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
