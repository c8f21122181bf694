import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs the action of a single key, unless the person is typing or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select');
    if (isTyping || document.querySelector('[role="dialog"]')) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  // Before what the keys act on is seen: they may be pressed at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
