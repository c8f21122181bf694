type Cell = string | number | Date | null;

/** Rows in RFC 4180, headings first; a semicolon is quoted too, as some spreadsheets split at it. Texts that a spreadsheet would execute are escaped. */
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

/** A spreadsheet runs a text that begins like a formula, unless an apostrophe precedes it. */
const formula = /^'*[=+\-@\t\r]/;

function neutralCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell that was written by `formatCsv`; any other cell as it is. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
