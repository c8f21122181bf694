import { type RefObject, useEffect, useRef } from 'react';

/** Makes a region a stop of the Tab key while its content is larger than it, so that keys scroll it. */
export function useScrollRegion(region: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const isNew = useRef(true);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const set = () => {
      current.tabIndex = current.scrollHeight > current.clientHeight + 1 ? 0 : -1;
    };
    set();
    if (isNew.current && takesFocus) current.focus();
    isNew.current = false;
    window.addEventListener('resize', set);
    return () => window.removeEventListener('resize', set);
  });
}
