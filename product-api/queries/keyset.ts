import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { badRequest } from '../errors.ts';
import type { Cursor } from './cursor.ts';
import type { PageRequest } from './page.ts';

/**
 * The sort of a list, as its index has it: a key that is never null, then the id, both in one
 * direction, so that the page after a record is one range of the index.
 */
export type Sorting = {
  /** Identifies the sort in cursors. */
  readonly name: string;
  readonly direction: 'asc' | 'desc';
  /** null: sorted by id alone. */
  readonly key: {
    readonly by: SQL | AnyColumn;
    readonly kind: 'number' | 'amount' | 'text' | 'time';
    /** For a time: the value that stands for null. */
    readonly missing?: 'infinity' | '-infinity';
  } | null;
  readonly id: AnyColumn;
};

/** Newest first, by id. */
export function newestFirst(id: AnyColumn): Sorting {
  return { name: 'newest', direction: 'desc', key: null, id };
}

export function inOrder({ direction, key, id }: Sorting): SQL[] {
  return (key === null ? [id] : [key.by, id]).map((one) => sql`${one} ${sql.raw(direction)}`);
}

/** The key as cursors store it. Times are whole microseconds, which a Date cannot hold. */
export function keyOf({ key }: Sorting): SQL<number | string | null> {
  if (key === null) return sql<null>`null`;
  if (key.kind === 'text') return sql<string>`${key.by}`;
  if (key.kind !== 'time') return sql<number>`${key.by}`.mapWith(Number);
  return sql<number | null>`case when isfinite(${key.by})
    then (extract(epoch from ${key.by}) * 1000000)::bigint end`.mapWith(Number);
}

/** Condition for the records after the cursor. Throws the 400 for the cursor of another list. */
export function isAfterCursor(sorting: Sorting, cursor: Cursor | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { direction, key, id } = sorting;
  if (cursor.sort !== sorting.name) throw wrongCursor();
  const is = sql.raw(direction === 'asc' ? '>' : '<');
  if (key === null) return sql`${id} ${is} ${cursor.id}`;
  return sql`(${key.by}, ${id}) ${is} (${bound(key, cursor)}, ${cursor.id})`;
}

/** Throws the 400 where a cursor is given for a list that cannot have one. */
export function refuseCursor({ after }: PageRequest): void {
  if (after !== undefined) throw wrongCursor();
}

/** One row more than the page, which shows whether another page follows. */
export function rowsToRead({ pageSize }: PageRequest): number {
  return pageSize + 1;
}

/** Splits the rows of `rowsOf` into the page and the cursor of the next one. */
export function toPage<Row extends { readonly key: number | string | null }>(
  rows: readonly Row[],
  { pageSize }: PageRequest,
  { name }: Sorting,
  idOf: (row: Row) => number,
): { readonly page: Row[]; readonly next: Cursor | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next =
    last && rows.length > pageSize ? { sort: name, key: last.key, id: idOf(last) } : null;
  return { page, next };
}

function bound({ kind, missing }: NonNullable<Sorting['key']>, { key }: Cursor): SQL {
  switch (kind) {
    case 'text':
      if (typeof key !== 'string') throw wrongCursor();
      return sql`${key}::text`;
    case 'number':
      if (typeof key !== 'number') throw wrongCursor();
      return sql`${key}::float8`;
    case 'amount':
      if (!Number.isSafeInteger(key)) throw wrongCursor();
      return sql`${key}::bigint`;
    case 'time':
      if (key === null && missing !== undefined) return sql`${missing}::timestamptz`;
      if (!Number.isSafeInteger(key)) throw wrongCursor();
      return sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`;
  }
}

function wrongCursor() {
  return badRequest('pagination[after] is not the cursor of a page of this list');
}
