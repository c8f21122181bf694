import { z } from 'zod';
import { count, givenId, id, instant, shortText } from './fields.ts';
import { importKinds } from './import-columns.ts';
import { operation } from './operation.ts';

/** 'checking' and 'applying' are done by a job, a few seconds after they were asked for. */
export const importStates = ['checking', 'ready', 'applying', 'applied', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

export const rowOutcomes = ['create', 'update', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

const kindWords = `Must be ${importKinds.slice(0, -1).join(', ')} or ${importKinds.at(-1)}`;
const kind = z.enum(importKinds, kindWords);

const problem = z.object({
  code: z.string(),
  /** The column; null: the row as a whole. */
  field: z.string().nullable(),
  message: z.string(),
});
export type RowProblem = z.infer<typeof problem>;

const importView = z.object({
  id,
  kind,
  /** The file's. */
  name: z.string(),
  state: z.enum(importStates),
  actor: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  rows: z.int(),
  /** Rows that are checked. */
  checked: z.int(),
  /** Rows by what the import does, or did, to their records. */
  outcomes: z.object({ create: z.int(), update: z.int(), same: z.int(), refused: z.int() }),
  /** Records that are written. */
  applied: z.int(),
});
export type ImportView = z.infer<typeof importView>;

const named = z.object({ id, state: z.enum(importStates) });
export const importAdded = named;

const act = { role: 'curator', isRead: false, subject: 'import', words: ['id'] } as const;

export const importOperations = {
  'imports add': operation({
    about: `Read a CSV or JSON file of ${importKinds.join(', ')}; nothing changes before imports apply`,
    role: 'curator',
    isRead: false,
    isCommandOnly: true,
    words: ['kind', 'file'],
    input: z.strictObject({ kind, file: z.string().min(1).max(4096) }),
    answer: importAdded,
  }),
  'imports list': operation({
    about: 'List the imports of 90 days, newest first',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(importView),
  }),
  'imports show': operation({
    about: 'Show how far an import is, and what it does',
    role: 'viewer',
    isRead: true,
    subject: 'import',
    words: ['id'],
    input: z.strictObject({ id: givenId }),
    answer: importView.extend({
      /** Headings of columns that are not read. */
      ignored: z.array(z.string()),
    }),
  }),
  'imports rows': operation({
    about:
      'List the rows of an import with their outcomes; --show refused, create, update or same; --after a row',
    role: 'viewer',
    isRead: true,
    subject: 'import',
    words: ['id'],
    input: z.strictObject({
      id: givenId,
      show: z.enum(rowOutcomes, 'Must be create, update, same or refused').optional(),
      after: count.optional(),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          /** As a spreadsheet counts them, the headings being row 1. */
          row: z.int(),
          reference: z.string(),
          name: z.string(),
          /** null: not checked yet. */
          outcome: z.enum(rowOutcomes).nullable(),
          isApplied: z.boolean(),
          recordId: id.nullable(),
          /** The columns that change. */
          changed: z.array(z.string()),
          problems: z.array(problem),
        }),
      ),
      next: z.int().nullable(),
    }),
  }),
  'imports apply': operation({
    ...act,
    about: 'Write what an import was checked to do; refused rows stay out',
    input: z.strictObject({ id: givenId }),
    answer: named,
  }),
  'imports cancel': operation({
    ...act,
    about: 'End an import; rows that are written stay',
    input: z.strictObject({ id: givenId }),
    answer: named,
  }),
  'exports rows': operation({
    about: `Read ${importKinds.join(', ')} as an import takes them, 500 at a time; --after the last id before`,
    role: 'curator',
    isRead: true,
    words: ['kind'],
    input: z.strictObject({ kind, after: givenId.optional() }),
    answer: z.object({
      rows: z.array(z.record(z.string(), z.string())),
      next: id.nullable(),
    }),
  }),
  'exports save': operation({
    about: 'Write all of a kind to a file that ends in .csv or .json',
    role: 'curator',
    isRead: true,
    isCommandOnly: true,
    words: ['kind', 'file'],
    input: z.strictObject({ kind, file: shortText }),
    answer: z.object({ file: z.string(), rows: z.int() }),
  }),
};
