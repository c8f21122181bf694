import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { openDatabase } from '../../product-api/db/database.ts';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';
import { editions } from '../../product-api/db/schema/catalogue.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import { advanceTo } from '../product-api/support/operate.ts';
import { databaseUrl } from '../support/database.ts';
import { insertAsk } from '../support/orders.ts';
import { createUser } from '../support/product-api.ts';
import { recordStatements, type Statement } from '../support/record-statements.ts';
import { type ServedApi, serveApi } from '../support/serve-api.ts';
import { seedTestCatalogue } from '../support/test-catalogue.ts';

/**
 * Trades per second through the product API over a socket, compared with the same SQL statements
 * alone on an equal database, alternating; then by several clients, each in its own books. Commits
 * are flushed to disk. A trade is a draft and its placing. Afterwards operators take its order from
 * its payment to the payout, by commands in this process: the part that posts to the ledger.
 */
const trades = Number(process.argv[2] ?? 300);
const warmUp = 30;
const books = 16;
const clientCounts = [1, 8, 16];
const site = { publicUrl: 'https://deckle.test', purchaseRules: noPurchaseRules };

type Lot = { readonly editionId: number; readonly askId: number; readonly bearer: string };

const dataDir = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  const lots = await prepare();
  await sideBySide(lots);
  for (const clients of clientCounts) await atOnce(lots, clients);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(28)} ${figure}\n`);
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Sellers' asks in sixteen books, each with its buyer, in a template database. */
async function prepare(): Promise<Lot[]> {
  await admin('create database market');
  const url = databaseUrl(server.url, 'market');
  await migrate(url);
  const { db, close } = openDatabase(url);
  const { artworkIds } = await seedTestCatalogue(db);
  const sheet = { size: '70 × 50 cm', material: 'Paper' };
  const seller = await createUser(db);
  const places = await Promise.all(
    Array.from({ length: books }, async (_, index) => {
      const artworkId = artworkIds[index % artworkIds.length]!;
      const [edition] = await db
        .insert(editions)
        .values({ ...sheet, artworkId, name: `Book ${index}` })
        .returning();
      return { editionId: edition!.id, bearer: (await createUser(db)).bearer };
    }),
  );
  const lots: Lot[] = [];
  for (let index = 0; index < trades + warmUp; index += 1) {
    const place = places[index % books]!;
    const listing = { userId: seller.id, editionId: place.editionId, price: 100_00 + index };
    lots.push({ ...place, askId: await insertAsk(db, listing) });
  }
  await close();
  return lots;
}

async function serveCopy(name: string, connections: number): Promise<ServedApi> {
  await admin(`create database ${name} template market`);
  return serveApi(databaseUrl(server.url, name), dataDir, connections);
}

/** Resolves to the order's id. */
async function trade({ address }: ServedApi, { editionId, askId, bearer }: Lot): Promise<number> {
  const post = async (path: string, body?: object) => {
    const answer = await request(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: bearer,
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const parsed = (await answer.body.json()) as { data: { id: number; orderId: number } };
    if (answer.statusCode !== 200) throw new Error(JSON.stringify(parsed));
    return parsed.data;
  };
  const draft = { type: 'buy', editionId, lowestAskId: askId, status: 'Draft' };
  const { id } = await post('/api/bids', draft);
  const { orderId } = await post(`/api/bids/${id}/place`);
  return orderId;
}

async function sideBySide(lots: readonly Lot[]): Promise<void> {
  const api = await serveCopy('market_api', 1);
  await admin('create database market_bare template market');
  const bare = new pg.Client({ connectionString: databaseUrl(server.url, 'market_bare') });
  await bare.connect();
  let statements: Statement[] = [];
  recordStatements(api.database.pool, (statement) => void statements.push(statement));
  const compare = async <Result>(list: Compared[], work: () => Promise<Result>) => {
    statements = [];
    const started = performance.now();
    const result = await work();
    const between = performance.now();
    for (const { text, values } of statements) await bare.query(text, values);
    const without = performance.now() - between;
    list.push({ through: between - started, without, statements: statements.length });
    return result;
  };
  const [placed, settled]: [Compared[], Compared[]] = [[], []];
  const deps = { ...api.database, now: () => new Date(), ...site };
  for (const lot of lots) {
    const orderId = await compare(placed, () => trade(api, lot));
    await compare(settled, () => advanceTo(deps, orderId, 'PaidOut'));
  }
  const { rows } = await bare.query<{ entries: string }>(
    'select count(*) as entries from ledger_entries',
  );
  const entries = await api.database.pool.query<{ entries: string }>(
    'select count(*) as entries from ledger_entries',
  );
  await bare.end();
  await api.stop();
  if (rows[0]?.entries !== entries.rows[0]?.entries) throw new Error('not the same entries');
  say('one at a time', `${trades} trades, ${rows[0]?.entries} entries of the ledger`);
  report('a trade', placed);
  report('from payment to payout', settled);
  report(
    'the whole sale',
    placed.map((one, index) => ({
      through: one.through + settled[index]!.through,
      without: one.without + settled[index]!.without,
      statements: one.statements + settled[index]!.statements,
    })),
  );
}

/** Milliseconds of one piece of work and of its statements alone. */
type Compared = { readonly through: number; readonly without: number; readonly statements: number };

function report(what: string, times: readonly Compared[]): void {
  const through = median(times.map((one) => one.through));
  const without = median(times.map((one) => one.without));
  say(what, `${median(times.map((one) => one.statements))} statements`);
  say('  through the API', `${(1000 / through).toFixed(1)} per second`);
  say('  the same as bare SQL', `${(1000 / without).toFixed(1)} per second`);
  say('  ratio', (through / without).toFixed(2));
}

async function atOnce(lots: readonly Lot[], clients: number): Promise<void> {
  const api = await serveCopy(`market_by_${clients}`, 20);
  const books = [...Map.groupBy(lots, ({ editionId }) => editionId).values()];
  let started = 0;
  let made = 0;
  const work = async (client: number) => {
    for (const book of books.filter((_, index) => index % clients === client)) {
      for (const lot of book) {
        await trade(api, lot);
        made += 1;
        if (made === warmUp) started = performance.now();
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  const seconds = (performance.now() - started) / 1000;
  await api.stop();
  say(
    `${clients} at once, in ${books.length} books`,
    `${(trades / seconds).toFixed(1)} per second`,
  );
}

function median(times: readonly number[]): number {
  const counted = times.slice(warmUp).toSorted((a, b) => a - b);
  return counted[Math.floor(counted.length / 2)] ?? Number.NaN;
}
