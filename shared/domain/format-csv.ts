type Cell = string | number | Date | null;

/** Rows in RFC 4180, headings first. Texts that a spreadsheet would execute are escaped. */
export function formatCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows;
  if (!first) return '';
  const headings = Object.keys(first);
  const lines = rows.map((row) => headings.map((heading) => cellOf(row[heading] ?? null)));
  return [headings, ...lines].map((cells) => cells.join(',')).join('\r\n');
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = neutralCell(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where a spreadsheet may begin a cell that it runs as a formula, unless an apostrophe precedes it.
 * Where lists are separated by semicolons, it splits at them and at lines, in quotes too.
 */
const runs = /(?<=^|[;\r\n])(?=["']*[=+\-@\t\r])/g;
const escaped = /(?<=^|[;\r\n])'(?=["']*[=+\-@\t\r])/g;

function neutralCell(text: string): string {
  return text.replace(runs, "'");
}

/** The text of a cell that was written by `formatCsv`; any other cell as it is. */
export function textOfCell(cell: string): string {
  return cell.replace(escaped, '');
}
