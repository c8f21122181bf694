import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `column = any(ids)`: one parameter and one prepared plan for any number of ids. */
export function isAnyOf(column: AnyColumn, ids: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...ids])})`;
}

/** Sorts records in the order of these ids. */
export function inOrderOf(column: AnyColumn, ids: readonly number[]): SQL {
  return sql`array_position(${sql.param([...ids])}::int[], ${column})`;
}
