import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';

/**
 * Temporary SQL functions that vary the rows: `chance(number, which)` is from 0 to 1 and always
 * the same for the same arguments; `pick(words, chance)` is one of the words.
 */
export async function createHelpers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create function pg_temp.chance(n bigint, which int) returns float8
    language sql immutable strict parallel safe
    as 'select (hashint8extended(n, which) & 2147483647) / 2147483648.0::float8'`);
  await tx.execute(sql`
    create function pg_temp.pick(words text[], chance float8) returns text
    language sql immutable strict parallel safe
    as 'select words[1 + floor(chance * cardinality(words))::int]'`);
}

export function chance(number: SQL, which: number): SQL {
  return sql`pg_temp.chance(${number}, ${sql.raw(String(which))})`;
}

/** One of these words, all equally likely. */
export function pick(words: readonly string[], by: SQL): SQL {
  return sql`pg_temp.pick(${sql.param([...words])}::text[], ${by})`;
}

/** A whole number as a literal in the statement. */
export function whole(value: number): SQL {
  return sql.raw(String(Math.trunc(value)));
}
