/**
 * Stands in pages that the server has rendered, ahead of what it renders: a button that is pressed
 * before the site's script has come is pressed again when it works. The last press counts.
 */
export type EarlyPress = {
  button: HTMLElement | null;
  /** From now on the site hears of presses itself. */
  stop(): void;
};

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

const kept: EarlyPress = { button: null, stop: () => document.removeEventListener('click', keep) };
window.earlyPress = kept;
document.addEventListener('click', keep);

function keep({ target }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest('button') : null;
  // A form can be sent without the site's script.
  kept.button = pressed?.type === 'submit' ? null : pressed;
}
