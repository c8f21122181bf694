import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../product-api/db/database.ts';

/**
 * Inserts any number of rows with one statement and one parameter. Every row must have the keys of
 * the first. Numbered rows keep the ids they come with.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const named = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, row[key as keyof typeof row] ?? null]),
    ),
  );
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`);
}

/** The id that the next row of this table would get. */
export async function nextId(tx: Transaction, table: PgTable): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(id), 0)::int + 1 as next from ${table}`,
  );
  return rows[0]?.next ?? 1;
}

/** Sets the id sequence behind rows that were inserted with their ids. */
export async function continueIds(tx: Transaction, table: PgTable): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id))
    from ${table} having max(id) is not null`);
}
