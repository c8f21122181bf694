/**
 * Inlined before the server-rendered markup: remembers the last button clicked before the site's
 * script loads, for a replay after hydration.
 */
export type EarlyClick = {
  button: HTMLElement | null;
  /** Called once the site handles clicks itself. */
  stop(): void;
};

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

const kept: EarlyClick = { button: null, stop: () => document.removeEventListener('click', keep) };
window.earlyClick = kept;
document.addEventListener('click', keep);

function keep({ target }: MouseEvent): void {
  const clicked = target instanceof Element ? target.closest('button') : null;
  // A submit button works without the site's script.
  kept.button = clicked?.type === 'submit' ? null : clicked;
}
