import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a horizontal list so that its chosen item is visible; the page itself does not move. */
export function useChosenShown<
  List extends HTMLElement = HTMLUListElement,
>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]') ?? null;
    if (chosen === shown.current) return;
    shown.current = chosen;
    if (list.current && chosen) show(list.current, chosen);
  });
  return list;
}

function show(list: Element, chosen: Element): void {
  const room = list.getBoundingClientRect();
  const { left, right, width } = chosen.getBoundingClientRect();
  if (left < room.left || right > room.right) {
    list.scrollLeft += left - room.left - (room.width - width) / 2;
  }
}
