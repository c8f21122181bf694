import { copyFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type ImportKind, importColumns } from '../../shared/desk/import-columns.ts';
import type { ImportView } from '../../shared/desk/imports.ts';
import { rowProblemWords } from '../../shared/desk/row-words.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { fileNameLine } from '../../shared/domain/texts.ts';
import { zipBytesAtMost } from '../../shared/domain/uploads.ts';
import { addImport } from '../commands/imports/add-import.ts';
import { applyImport, cancelImport } from '../commands/imports/decide-import.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../market/command-context.ts';
import { exportCatalogue } from '../queries/imports/export-rows.ts';
import { listImportRows, listImports, showImport } from '../queries/imports/read-imports.ts';
import { withReceived } from '../uploads/import-files.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { type Operations, UsageError } from './operation.ts';

type Name =
  | 'imports add'
  | 'imports list'
  | 'imports show'
  | 'imports rows'
  | 'imports apply'
  | 'imports cancel'
  | 'exports rows'
  | 'exports save';

export const importOperations: Operations<Name> = {
  'imports add': {
    async run({ market, actor, dataDir }, { kind, file }) {
      if (dataDir === undefined) throw new UsageError('DATA_DIR is not set');
      const name = fileNameLine(basename(file));
      return withReceived(dataDir, async (path) => {
        await copyOf(file, path);
        const adding = { kind, name, file: path, dataDir, actor };
        return inTransaction(market, (context) => addImport(context, adding));
      });
    },
    print: ({ id }) => `Import ${id} is being checked. Nothing changes before imports apply ${id}.`,
  },
  'imports list': {
    run: ({ market }) => listImports(market.db),
    print(imports) {
      const rows = imports.map((one) => [
        ...[String(one.id), one.kind, one.name, String(one.rows), one.state],
        formatInstant(one.createdAt),
      ]);
      const headings = ['ID', 'KIND', 'FILE', 'ROWS', 'STATE', 'SINCE (UTC)'];
      return formatTable(headings, rows, 'There are no imports.');
    },
  },
  'imports show': {
    run: ({ market }, { id }) => showImport(market.db, id),
    print: (shown) => {
      const ignored = shown.ignored.length === 0 ? '-' : shown.ignored.join(', ');
      return formatTable(
        ['IMPORT', String(shown.id)],
        [...factsOf(shown), ['Columns not read', ignored]],
        '',
      );
    },
  },
  'imports rows': {
    run: ({ market }, input) => listImportRows(market.db, input),
    print({ rows, next }) {
      const lines = rows.map(({ row, reference, outcome, changed, problems }) => [
        ...[String(row), reference, outcome ?? 'not checked'],
        rowProblemWords(problems),
        outcome === 'update' ? changed.join(', ') : '',
      ]);
      const headings = ['ROW', 'REFERENCE', 'OUTCOME', 'WHY', 'CHANGES'];
      const table = formatTable(headings, lines, 'There are no such rows.');
      return next === null ? table : `${table}\nMore with --after ${next}`;
    },
  },
  'imports apply': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => applyImport(context, { id, actor })),
    print: ({ id }) => `Import ${id} is being written. imports show ${id} says how far it is.`,
  },
  'imports cancel': {
    run: ({ market, actor }, { id }) =>
      inTransaction(market, (context) => cancelImport(context, { id, actor })),
    print: ({ id }) => `Import ${id} is cancelled.`,
  },
  'exports rows': {
    run: ({ market }, { kind, after }) => exportCatalogue(market.db, kind, after),
    print: ({ rows, next }) =>
      formatCsv(rows) + (next === null ? '' : `\n\nMore with --after ${next}`),
  },
  'exports save': {
    async run({ market }, { kind, file }) {
      const type = extname(file);
      if (type !== '.csv' && type !== '.json') {
        throw new UsageError('The file’s name must end in .csv or .json');
      }
      const rows = await allRows(market.db, kind);
      await writeFile(`${file}.part`, type === '.csv' ? csvOf(kind, rows) : JSON.stringify(rows));
      await rename(`${file}.part`, file);
      return { file, rows: rows.length };
    },
    print: ({ file, rows }) => `${rows} rows are in ${file}.`,
  },
};

function factsOf(one: ImportView): string[][] {
  const { create, update, same, refused } = one.outcomes;
  return [
    ['State', one.state],
    ['File', one.name],
    ['Records', one.kind],
    ['Rows', String(one.rows)],
    ['Checked', String(one.checked)],
    ['New', String(create)],
    ['Changed', String(update)],
    ['Same already', String(same)],
    ['Refused', String(refused)],
    ['Written', String(one.applied)],
  ];
}

async function copyOf(file: string, to: string): Promise<void> {
  try {
    const { size } = await stat(file);
    if (size > zipBytesAtMost) throw new UsageError('The file is larger than 100 MB');
    await copyFile(file, to);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be read`);
  }
}

async function allRows(db: Database, kind: ImportKind) {
  const all: Record<string, string>[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { rows, next } = await exportCatalogue(db, kind, after);
    all.push(...rows);
    after = next ?? undefined;
  }
  return all;
}

/** Headings even without rows; the first character makes spreadsheets read the file as UTF-8. */
function csvOf(kind: ImportKind, rows: readonly Record<string, string>[]): string {
  const headings = importColumns[kind].map(({ name }) => name).join(',');
  return `\uFEFF${rows.length === 0 ? headings : formatCsv(rows)}\r\n`;
}
