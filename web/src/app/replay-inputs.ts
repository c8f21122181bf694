type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Reads what was typed and chosen in these fields before the site worked. The answer tells React of
 * it by events: hydrating, it takes the fields as they stand, and puts its own values back later.
 */
export function replayInputs(root: ParentNode): () => void {
  const replays = [...root.querySelectorAll<Control>('input, select')].map(replayOf);
  return () => {
    for (const replay of replays) replay?.();
  };
}

/** null where nothing was changed. */
function replayOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) return replayChoice(control);
  return control.type === 'checkbox' || control.type === 'radio'
    ? replayTick(control)
    : replayText(control);
}

function replayChoice(control: HTMLSelectElement) {
  const { value, options } = control;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === first?.value) return null;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayTick(control: HTMLInputElement) {
  const { checked, defaultChecked, type } = control;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

function replayText(control: HTMLInputElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = control;
  // A field without a caret (an e-mail address, a date) stands on no page that is rendered.
  if (value === defaultValue || selectionStart === null) return null;
  return () => {
    // React takes what is assigned for its own value, and what is put in as text for a change.
    control.value = defaultValue;
    control.setRangeText(value, 0, defaultValue.length);
    control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
