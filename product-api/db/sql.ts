import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** `column = any(ids)`: one parameter and one prepared plan, however many ids. */
export function isAnyOf(column: AnyColumn, ids: readonly (number | string)[]): SQL {
  return sql`${column} = any(${sql.param([...ids])})`;
}

/** For sorting records of these ids: as the ids are. */
export function inOrderOf(column: AnyColumn, ids: readonly number[]): SQL {
  return sql`array_position(${sql.param([...ids])}::int[], ${column})`;
}
