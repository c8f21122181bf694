import { useRef } from 'react';

/** For each open window, the topmost last: elements to return the focus to, nearest first. */
const ways: HTMLElement[][] = [];

/**
 * Moves the focus when a window opens and closes. Windows open by state, so Radix does not know
 * what had the focus; a window that replaces another returns it to where the first was opened.
 */
export function useModalFocus(first: (content: HTMLElement) => HTMLElement) {
  const way = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus(event: Event): void {
      const opener = document.activeElement;
      const isElement = opener instanceof HTMLElement && opener !== document.body;
      way.current = [...(isElement ? [opener] : []), ...(ways.at(-1) ?? [])];
      ways.push(way.current);
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      first(event.currentTarget).focus();
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      const isTopmost = ways.at(-1) === way.current;
      ways.splice(ways.indexOf(way.current), 1);
      if (isTopmost) way.current.find(({ isConnected }) => isConnected)?.focus();
    },
  };
}
