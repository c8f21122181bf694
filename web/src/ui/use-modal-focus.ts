import { useRef } from 'react';

/** Of each open window, the topmost last: where the focus may go back to, the nearest first. */
const ways: HTMLElement[][] = [];

/**
 * Where the focus goes when a window opens and closes. The windows here are opened by state, not
 * by Radix's own trigger, so that Radix does not know where to give the focus back to. A window
 * that another has made room for gives it back to where that one came from.
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
