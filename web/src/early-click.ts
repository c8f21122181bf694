/**
 * Stands in pages that the server has rendered, ahead of what it renders: a button that is clicked
 * before the site's script has come is clicked again when it works. The last click counts.
 */
export type EarlyClick = {
  button: HTMLElement | null;
  /** From now on the site hears of clicks itself. */
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
  // A form can be sent without the site's script.
  kept.button = clicked?.type === 'submit' ? null : clicked;
}
