import { useRef } from 'react';

/** For each open window, the topmost last: elements to return the focus to, nearest first. */
const returnTargets: HTMLElement[][] = [];

/**
 * Moves the focus when a window opens and closes. Windows open by state, so Radix does not know
 * what had the focus; a window that replaces another returns it to where the first was opened.
 */
export function useModalFocus(first: (content: HTMLElement) => HTMLElement) {
  const targets = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus(event: Event): void {
      const opener = document.activeElement;
      const isElement = opener instanceof HTMLElement && opener !== document.body;
      targets.current = [...(isElement ? [opener] : []), ...(returnTargets.at(-1) ?? [])];
      returnTargets.push(targets.current);
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      first(event.currentTarget).focus();
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      const isTopmost = returnTargets.at(-1) === targets.current;
      returnTargets.splice(returnTargets.indexOf(targets.current), 1);
      if (isTopmost) targets.current.find(({ isConnected }) => isConnected)?.focus();
    },
  };
}
