import { useRef } from 'react';

/**
 * Where the focus goes when a window opens and closes. The windows here are opened by state, not
 * by Radix's own trigger, so that Radix does not know where to give the focus back to.
 */
export function useModalFocus(first: (content: HTMLElement) => HTMLElement) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      opener.current = document.activeElement;
      if (!(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      first(event.currentTarget).focus();
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
