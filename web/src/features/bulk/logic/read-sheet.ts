import {
  type BulkColumn,
  type BulkValues,
  bulkColumns,
  bulkLimits,
  noBulkValues,
} from '../../../../../shared/domain/bulk-row.ts';

export type Sheet =
  | {
      readonly ok: true;
      readonly rows: readonly BulkValues[];
      /** Headings of columns that were not read. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'columns-missing'; readonly found: readonly string[] };

const headings: Readonly<Record<BulkColumn, readonly string[]>> = {
  artist: ['artist', 'artists', 'artistname', 'maker'],
  artwork: ['artwork', 'artworkname', 'title', 'work', 'name'],
  edition: ['edition', 'editionname', 'editiontype', 'variant'],
  price: ['price', 'ask', 'askprice', 'askingprice', 'yourprice', 'amount'],
  expiry: ['expiry', 'expires', 'expiresin', 'expiresindays', 'days', 'open'],
  insurance: ['insurance', 'insured', 'dhlinsurance', 'insure'],
};

/**
 * The rows of a CSV file or of cells pasted from a spreadsheet. Columns are matched by their
 * headings; cells without headings are taken in the order of the template.
 */
export async function readSheet(text: string): Promise<Sheet> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
  });
  // Spreadsheets name the separator in a first line of its own.
  const lines = /^sep=.?$/i.test(data[0]?.join('') ?? '') ? data.slice(1) : data;
  const [first, ...others] = lines.map((cells) => cells.map(plainCell));
  if (!first) return { ok: false, reason: 'empty' };
  const named = columnsOf(first);
  if (!named.some(Boolean)) {
    return { ok: true, rows: [first, ...others].map(inTemplateOrder), ignored: [] };
  }
  if (!named.includes('artwork')) return { ok: false, reason: 'columns-missing', found: first };
  if (others.length === 0) return { ok: false, reason: 'empty' };
  return {
    ok: true,
    rows: others.map((cells) => rowOf(named, cells)),
    ignored: first.filter((heading, index) => !named[index] && heading !== ''),
  };
}

/** The column that each heading means; each is taken once. */
function columnsOf(cells: readonly string[]): (BulkColumn | null)[] {
  const taken = new Set<BulkColumn>();
  return cells.map((cell) => {
    const plain = cell
      .toLowerCase()
      .replace(/\(.*\)/g, '')
      .replace(/[^a-z]/g, '');
    const found = bulkColumns.find((name) => !taken.has(name) && headings[name].includes(plain));
    if (found) taken.add(found);
    return found ?? null;
  });
}

function inTemplateOrder(cells: readonly string[]): BulkValues {
  return rowOf(bulkColumns, cells);
}

function rowOf(columns: readonly (BulkColumn | null)[], cells: readonly string[]): BulkValues {
  const typed = columns.flatMap((column, index) => {
    const cell = cells[index] ?? '';
    return column && cell !== '' ? [[column, cell]] : [];
  });
  return { ...noBulkValues, ...Object.fromEntries(typed) };
}

/** Without control characters, and as long as a cell may be. */
function plainCell(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, bulkLimits.cell);
}
