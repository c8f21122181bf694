import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { openDatabase } from '../../product-api/db/database.ts';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';
import { databaseUrl } from '../support/database.ts';
import { insertAsk } from '../support/orders.ts';
import { createUser } from '../support/product-api.ts';
import { recordStatements, type Statement } from '../support/record-statements.ts';
import { serveApi } from '../support/serve-api.ts';
import { seedTestCatalogue } from '../support/test-catalogue.ts';

/**
 * Trades per second through the product API over a socket, beside the very same statements sent to
 * an equal database with nothing around them. One trade is under way at a time, so that both make
 * the same rows; commits reach the disk. A trade is a draft and its placing.
 */
const trades = Number(process.argv[2] ?? 300);
const warmUp = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  const { askIds, editionId, bearer } = await prepare();
  const { seconds, statements } = await throughTheApi(askIds, editionId, bearer);
  const bare = await asBareSql(statements);
  const perSecond = (time: number) => (trades / time).toFixed(1);
  const each = statements.slice(warmUp).flat().length / trades;
  process.stdout.write(
    [
      `trades                ${trades}, ${each.toFixed(0)} statements each`,
      `through the API       ${perSecond(seconds)} per second`,
      `the same as bare SQL  ${perSecond(bare)} per second`,
      `ratio                 ${(seconds / bare).toFixed(2)}`,
      '',
    ].join('\n'),
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** One database with a seller's asks and a buyer, and its equal. */
async function prepare() {
  await admin('create database bench');
  const url = databaseUrl(server.url, 'bench');
  await migrate(url);
  const { db, close } = openDatabase(url);
  const { editionIds } = await seedTestCatalogue(db);
  const editionId = editionIds[0]!;
  const [seller, buyer] = [await createUser(db), await createUser(db)];
  const askIds: number[] = [];
  for (let index = 0; index < trades + warmUp; index += 1) {
    const price = 100_00 + index;
    askIds.push(await insertAsk(db, { userId: seller.id, editionId, price }));
  }
  await close();
  await admin('create database bench_bare template bench');
  return { askIds, editionId, bearer: buyer.bearer };
}

async function throughTheApi(askIds: readonly number[], editionId: number, bearer: string) {
  const api = await serveApi(databaseUrl(server.url, 'bench'), dataDir, 1);
  const statements: Statement[][] = [];
  recordStatements(api.database.pool, (statement) => statements.at(-1)?.push(statement));

  const post = async (path: string, body?: object) => {
    const answer = await request(`${api.address}${path}`, {
      method: 'POST',
      headers: {
        authorization: bearer,
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const parsed = (await answer.body.json()) as { data: { id: number } };
    if (answer.statusCode !== 200) throw new Error(JSON.stringify(parsed));
    return parsed.data;
  };
  let started = 0;
  for (const [index, lowestAskId] of askIds.entries()) {
    if (index === warmUp) started = performance.now();
    statements.push([]);
    const body = { type: 'buy', editionId, lowestAskId, status: 'Draft' };
    const { id } = await post('/api/bids', body);
    await post(`/api/bids/${id}/place`);
  }
  const seconds = (performance.now() - started) / 1000;
  await api.stop();
  return { seconds, statements };
}

async function asBareSql(statements: readonly (readonly Statement[])[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(server.url, 'bench_bare') });
  await client.connect();
  let started = 0;
  for (const [index, trade] of statements.entries()) {
    if (index === warmUp) started = performance.now();
    for (const { text, values } of trade) await client.query(text, values);
  }
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await client.query<{ count: string }>('select count(*) from orders');
  await client.end();
  if (Number(rows[0]?.count) !== statements.length) throw new Error('not the same trades');
  return seconds;
}
