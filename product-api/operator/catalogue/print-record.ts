import { formatTable } from '../format-table.ts';

/** The facts of a record, one a line. */
export function recordFacts<Shown extends { readonly id: number }>(
  title: string,
  shown: Shown,
  names: readonly (keyof Shown & string)[],
): string {
  const rows = names.map((name) => {
    const value = shown[name];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '-');
    return [name, text === '' ? '-' : text];
  });
  return formatTable([title, String(shown.id)], rows, '');
}

export function moreLine(next: number | null): string {
  return next === null ? '' : `\nMore with --after ${next}`;
}
