import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import t from 'tap';
import { createTestDatabase } from '../../tests/support/database.ts';
import { insertAsk, insertBid, insertOrder } from '../../tests/support/orders.ts';
import { createUser } from '../../tests/support/product-api.ts';
import { seedTestCatalogue } from '../../tests/support/test-catalogue.ts';
import { openDatabase } from './database.ts';
import { orders } from './schema/orders.ts';

/** Every file of the folder, so that a new table is tested without a line here. */
const folder = new URL('./schema/', import.meta.url);
const files = await Promise.all(
  readdirSync(folder).map((file): Promise<object> => import(new URL(file, folder).href)),
);
const parts: unknown[] = files.flatMap((file) => Object.values(file));
const tables = parts.flatMap((part) => (is(part, PgTable) ? [part] : []));
const enums = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
    enumValues === undefined || enumValues.length === 0
      ? []
      : [{ table: getTableName(table), column: name, values: enumValues }],
  ),
);

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, 1);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
t.teardown(async () => {
  await client.end();
  await close();
  await database.drop();
});
const [seller, buyer] = [(await createUser(db)).id, (await createUser(db)).id];
const { editionIds } = await seedTestCatalogue(db);
const [here, elsewhere] = [editionIds[0]!, editionIds[1]!];

/** The constraint that this statement violates; null: none. */
async function refusalOf(statement: string, values: unknown[] = []): Promise<string | null> {
  try {
    await client.query(statement, values);
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !error.constraint) throw error;
    return error.constraint;
  }
}

t.test('every status, currency and region is an enum', async (t) => {
  const { rows } = await client.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(status|currency|region)$'`,
  );
  const known = new Set(enums.map(({ table, column }) => `${table}.${column}`));
  t.ok(rows.length >= 15);
  for (const { column } of rows) t.ok(known.has(column), column);
});

for (const { table, column, values } of enums) {
  t.test(`${table}.${column} takes the values of its enum alone`, async (t) => {
    const copy = `copy_of_${table}_${column}`;
    await client.query(`create temp table ${copy} (like ${table} including constraints)`);
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and attnotnull`,
      [copy],
    );
    for (const { name } of rows) {
      await client.query(`alter table ${copy} alter column ${name} drop not null`);
    }
    const refuses = async (value: string) =>
      (await refusalOf(`insert into ${copy} (${column}) values ($1)`, [value])) ===
      `${table}_${column}`;
    t.ok(await refuses('none of them'));
    for (const value of values) t.notOk(await refuses(value), `${value}: npm run migration`);
  });
}

t.test('an artwork has one edition of a name', async (t) => {
  const again = `insert into editions (artwork_id, name, size, material)
    select artwork_id, name, size, material from editions where id = $1`;
  t.equal(await refusalOf(again, [here]), 'editions_name');
});

t.test('best prices and purchases are of orders of the same edition', async (t) => {
  const askId = await insertAsk(db, { userId: seller, editionId: elsewhere, price: 100_00 });
  const bidId = await insertBid(db, { userId: buyer, editionId: elsewhere, price: 90_00 });
  const lowest = 'update editions set lowest_ask_id = $2 where id = $1';
  const highest = 'update editions set highest_bid_id = $2 where id = $1';
  const purchase = `insert into bids (user_id, edition_id, lowest_ask_id, price, price_gbp, currency,
    type, buyer_region, expires_in_days) values (${buyer}, $1, $2, 1, 1, 'GBP', 'buy', 'UK', 0)`;
  for (const [editionId, no] of [
    [here, 0],
    [elsewhere, 1_000_000],
  ] as const) {
    t.equal(await refusalOf(lowest, [editionId, askId + no]), 'editions_lowest_ask');
    t.equal(await refusalOf(highest, [editionId, bidId + no]), 'editions_highest_bid');
    t.equal(await refusalOf(purchase, [editionId, askId + no]), 'bids_lowest_ask');
  }
  t.equal(await refusalOf(lowest, [elsewhere, askId]), null);
  t.equal(await refusalOf(highest, [elsewhere, bidId]), null);
  t.equal(await refusalOf(purchase, [elsewhere, askId]), null);
  t.equal(await refusalOf('delete from asks where id = $1', [askId]), 'editions_lowest_ask');
  t.equal(await refusalOf('delete from bids where id = $1', [bidId]), 'editions_highest_bid');
});

t.test('an ask and a bid are sold again only where their trade fell through', async (t) => {
  const trade = { sellerId: seller, buyerId: buyer, editionId: here, price: 100_00 } as const;
  await insertOrder(db, { ...trade, status: 'Delivered' });
  const columns = Object.values(getTableColumns(orders))
    .map(({ name }) => name)
    .filter(
      (name) => !['id', 'ask_id', 'bid_id', 'fell_through_id', 'is_under_way'].includes(name),
    );
  const askId = await insertAsk(db, { userId: seller, editionId: here, price: 100_00 });
  const bidId = await insertBid(db, { userId: buyer, editionId: here, price: 100_00 });
  const again = (ask: string, bid: string) =>
    refusalOf(`insert into orders (ask_id, bid_id, ${columns})
      select ${ask}, ${bid}, ${columns} from orders order by id desc limit 1`);
  t.equal(await again('ask_id', `${bidId}`), 'orders_ask_once');
  t.equal(await again(`${askId}`, 'bid_id'), 'orders_bid_once');
  await client.query(`update orders set status = 'Cancelled'`);
  await client.query(`update orders set status = 'PaymentFailed'`);
  t.equal(await again('ask_id', 'bid_id'), null, 'both fell through');
  await client.query(
    `update orders set status = 'Delivered' where id = (select max(id) from orders)`,
  );
  t.equal(await again('ask_id', 'bid_id'), 'orders_ask_once', 'the second holds');
});

t.test('best prices and steps of an order are HOT updates', async (t) => {
  const askId = await insertAsk(db, { userId: seller, editionId: here, price: 100_00 });
  const inPlace = async (table: string) => {
    const { rows } = await client.query<{ count: number }>(
      `select n_tup_hot_upd::int as count from pg_stat_xact_user_tables where relid = $1::regclass`,
      [table],
    );
    return rows[0]?.count ?? Number.NaN;
  };
  for (const [table, update] of [
    ['editions', `update editions set lowest_ask_id = ${askId} where id = ${here}`],
    ['editions', `update editions set last_sale_at = now() where id = ${here}`],
    ['orders', `update orders set status = 'PayoutPending' where status = 'Delivered'`],
  ] as const) {
    await client.query('begin');
    const before = await inPlace(table);
    t.equal((await client.query(update)).rowCount, 1);
    t.equal(await inPlace(table), before + 1, update);
    await client.query('rollback');
  }
});
