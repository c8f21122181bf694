type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Reads what was typed or chosen before hydration. The returned function sends it to React as
 * events, because React resets the fields to its own values after it has hydrated.
 */
export function replayInputs(root: ParentNode): () => void {
  const replays = [...root.querySelectorAll<Control>('input, select')].map(replayOf);
  return () => {
    for (const replay of replays) replay?.();
  };
}

/** null for an unchanged field. */
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
  // E-mail and date fields have no caret; no server-rendered page contains one.
  if (value === defaultValue || selectionStart === null) return null;
  return () => {
    // React ignores assigned values; text inserted as an edit fires its change handlers.
    control.value = defaultValue;
    control.setRangeText(value, 0, defaultValue.length);
    control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
