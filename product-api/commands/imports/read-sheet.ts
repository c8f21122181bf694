import papa from 'papaparse';
import {
  type ImportKind,
  importColumns,
  importRowsAtMost,
} from '../../../shared/desk/import-columns.ts';
import type { RowProblem } from '../../../shared/desk/imports.ts';
import { decodeText } from '../../../shared/domain/decode-text.ts';
import { textOfCell } from '../../../shared/domain/format-csv.ts';
import { isStorable } from '../../../shared/domain/texts.ts';
import { refused } from '../../errors.ts';

export type SheetRow = {
  /** As a spreadsheet counts them, the headings being row 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What is wrong with it beside other rows of the file. */
  readonly problems: readonly RowProblem[];
};
export type Sheet = {
  readonly rows: readonly SheetRow[];
  /** Headings of columns that are not read. */
  readonly ignored: readonly string[];
};

type Cells = { readonly row: number; readonly cells: Record<string, string>; isLong?: true };

/**
 * The rows of a CSV or JSON file. Throws 'imports.unreadable', 'imports.columns-missing' and
 * 'imports.too-many-rows'.
 */
export function readSheet(kind: ImportKind, bytes: Uint8Array): Sheet {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw refused('imports.unreadable');
  const { rows, ignored } = /^\s*[[{]/.test(text) ? ofJson(kind, text) : ofCsv(kind, text);
  if (rows.length === 0) throw refused('imports.unreadable');
  if (rows.length > importRowsAtMost) throw refused('imports.too-many-rows');
  return { rows: withProblems(kind, rows), ignored };
}

function ofCsv(kind: ImportKind, text: string): { rows: Cells[]; ignored: string[] } {
  const { data, errors } = papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw refused('imports.unreadable');
  // Spreadsheets name the separator in a first line of its own.
  const first = /^sep=.?$/i.test(data[0]?.join('') ?? '') ? 1 : 0;
  const headings = data[first] ?? [];
  const { columns, ignored } = columnsOf(kind, headings);
  const rows = data.slice(first + 1).flatMap((values, index): Cells[] => {
    if (values.every((value) => value.trim() === '')) return [];
    const row = first + index + 2;
    const named = columns.flatMap(([name, column]) => {
      const value = values[column];
      return value === undefined ? [] : [[name, plainCell(textOfCell(value))]];
    });
    const isLong = values.slice(headings.length).some((value) => value.trim() !== '');
    return [{ row, cells: Object.fromEntries(named), ...(isLong ? { isLong } : {}) }];
  });
  return { rows, ignored };
}

function ofJson(kind: ImportKind, text: string): { rows: Cells[]; ignored: string[] } {
  const records = parsed(text);
  if (!Array.isArray(records)) throw refused('imports.unreadable');
  const headings = new Set<string>();
  for (const record of records) {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      throw refused('imports.unreadable');
    }
    for (const heading of Object.keys(record)) headings.add(heading);
  }
  const given = [...headings];
  const { columns, ignored } = columnsOf(kind, given);
  const rows = records.map((record: Readonly<Record<string, unknown>>, index): Cells => {
    const named = columns.flatMap(([name, column]) => {
      const heading = given[column] ?? '';
      return Object.hasOwn(record, heading) ? [[name, jsonCell(record[heading])]] : [];
    });
    return { row: index + 1, cells: Object.fromEntries(named) };
  });
  return { rows, ignored };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('imports.unreadable');
  }
}

function jsonCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return plainCell(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Line ends alike, and nothing that the database cannot store. */
function plainCell(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return isStorable(text) ? text : text.toWellFormed().replaceAll('\0', '');
}

const ignoredAtMost = 50;

/** The column that each heading means, in any case and spacing; each is taken once. */
function columnsOf(kind: ImportKind, headings: readonly string[]) {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const left = new Map(importColumns[kind].map(({ name }) => [bare(name), name]));
  const ignored: string[] = [];
  const columns = headings.flatMap((heading, column): [string, number][] => {
    const name = left.get(bare(heading));
    if (name !== undefined) {
      left.delete(bare(heading));
      return [[name, column]];
    }
    const isNamed = heading.trim() !== '' && ignored.length < ignoredAtMost;
    if (isNamed) ignored.push(plainCell(heading).slice(0, 100).toWellFormed());
    return [];
  });
  if (!columns.some(([name]) => name === 'reference')) throw refused('imports.columns-missing');
  return { columns, ignored };
}

/** Two rows of one reference, or two editions of one name, cannot both be meant. */
function withProblems(kind: ImportKind, rows: readonly Cells[]): SheetRow[] {
  const references = new Map<string, number>();
  const names = new Map<string, number>();
  return rows.map(({ row, cells, isLong }) => {
    const problems: RowProblem[] = [];
    if (isLong) {
      const message =
        'It has more cells than the file has headings. Put quotation marks around commas';
      problems.push({ code: 'row.too-many-cells', field: null, message });
    }
    const repeated = (seen: Map<string, number>, key: string, code: string, field: string) => {
      const before = seen.get(key);
      if (before === undefined) seen.set(key, row);
      else problems.push({ code, field, message: `Row ${before} has the same ${field}` });
    };
    const { reference = '', artwork, name } = cells;
    if (reference !== '') repeated(references, reference, 'row.repeated', 'reference');
    if (kind === 'editions' && artwork && name) {
      repeated(names, `${artwork}\0${name}`, 'row.repeated', 'name');
    }
    return { row, cells, problems };
  });
}
