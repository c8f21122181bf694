import { printable } from './printable.ts';

/** Columns as wide as their longest cell; one line of text for an empty table. */
export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  whenEmpty: string,
): string {
  if (rows.length === 0) return whenEmpty;
  const lines = [headings, ...rows].map((cells) => cells.map(onOneLine));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A record's text cannot begin a row or a column of its own. */
function onOneLine(cell: string): string {
  return printable(cell.replace(/[\s\u0085]+/gu, ' '));
}

/** '2026-11-01 09:00' in UTC, as in all operator output; '-' for none. */
export function formatInstant(at: string | null): string {
  return at === null ? '-' : at.slice(0, 16).replace('T', ' ');
}
