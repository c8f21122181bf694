import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { importKinds } from '../../../shared/desk/import-columns.ts';
import { importStates, type RowProblem, rowOutcomes } from '../../../shared/desk/imports.ts';
import { pictures } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';

/** A file of records; jobs/run-imports.ts checks and writes its rows. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: importKinds }).notNull(),
    /** The file's; only displayed. */
    name: text('name').notNull(),
    state: text('state', { enum: importStates }).notNull().default('checking'),
    /** As in the audit: 'desk:12'. Of its latest step. */
    actor: text('actor').notNull(),
    /** Headings of columns that are not read. */
    ignored: jsonb('ignored').$type<string[]>().notNull(),
    rows: integer('rows').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('imports_created').on(table.createdAt),
    index('imports_under_way').on(table.id).where(sql`${table.state} in ('checking', 'applying')`),
    isOneOf('imports_kind', table.kind, importKinds),
    isOneOf('imports_state', table.state, importStates),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts them, the headings being row 1. */
    row: integer('row').notNull(),
    /** By column; a column that the file lacks is left out. */
    cells: jsonb('cells').$type<Readonly<Record<string, string>>>().notNull(),
    /** What the import does to the record, or did; null: not checked yet. */
    outcome: text('outcome', { enum: rowOutcomes }),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** The columns that change. */
    changed: jsonb('changed').$type<string[]>().notNull().default([]),
    recordId: integer('record_id'),
    /** The picture that was kept for the row's file when it was checked. */
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** Of the record as it was checked: a record that changes meanwhile is left alone. */
    version: text('version'),
    appliedAt: instant('applied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    isOneOf('import_rows_outcome', table.outcome, rowOutcomes),
  ],
);
