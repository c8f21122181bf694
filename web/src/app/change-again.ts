type Control = HTMLInputElement | HTMLSelectElement;

/**
 * What was typed and chosen in these fields before the site worked; answers how to tell the site of
 * it as if it happened at that moment. React takes fields over as they stand, says nothing of it to
 * who keeps their values, and puts the first values back whenever something is rendered again.
 */
export function changeAgain(root: ParentNode): () => void {
  const changes = [...root.querySelectorAll<Control>('input, select')].map(changeOf);
  return () => {
    for (const change of changes) change?.();
  };
}

function changeOf(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) return choiceOf(control);
  return control.type === 'checkbox' || control.type === 'radio'
    ? tickOf(control)
    : textOf(control);
}

function choiceOf(control: HTMLSelectElement) {
  const { value, options } = control;
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === first?.value) return null;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function tickOf(control: HTMLInputElement) {
  const { checked, defaultChecked, type } = control;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    control.checked = !checked;
    control.click();
  };
}

function textOf(control: HTMLInputElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = control;
  if (value === defaultValue) return null;
  return () => {
    control.value = defaultValue;
    setUnnoticed(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** React watches `value` of every field of its own, and takes for a change what it has not seen. */
function setUnnoticed(control: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
}
