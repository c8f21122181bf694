import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { listedAtMost } from '../../shared/domain/lists.ts';
import type { Queryable } from '../db/database.ts';

/** Number of rows, counted up to `listedAtMost`. */
export async function countUpTo(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const listed = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(listedAtMost)
    .as('listed');
  const [counted] = await db.select({ total: count() }).from(listed);
  return counted?.total ?? 0;
}
