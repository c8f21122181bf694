import { type RefObject, useRef } from 'react';
import { useKeys } from './use-keys.ts';

/** The keys j and k go to the next and the previous link in an element; Enter opens it. */
export function useLinkKeys<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const go = (step: 1 | -1) => () => {
    const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-rows] a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
  };
  useKeys({ j: go(1), k: go(-1) });
  return container;
}
