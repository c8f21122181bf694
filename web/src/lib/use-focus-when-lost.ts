import { type RefObject, useEffect, useRef } from 'react';

/**
 * A press can remove its own button. When `step` has changed and the focus is lost, it goes to the
 * returned element; a change that takes no focus away moves none.
 */
export function useFocusWhenLost<Target extends HTMLElement>(
  step: string | boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) target.current?.focus();
  }, [step]);
  return target;
}
