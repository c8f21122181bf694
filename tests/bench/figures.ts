import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { enlargeMarket } from '../../demo/scale/enlarge-market.ts';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { openDatabase } from '../../product-api/db/database.ts';
import { startEmbeddedPostgres } from '../../product-api/db/embedded/embedded-postgres.ts';
import { migrate } from '../../product-api/db/migrate.ts';
import { sumPeriods } from '../../product-api/queries/figure-periods.ts';
import { listEmptySearches } from '../../product-api/queries/list-empty-searches.ts';
import { listOrdersForOperator } from '../../product-api/queries/list-orders-for-operator.ts';
import { readFigures, refreshFigures } from '../../product-api/queries/read-figures.ts';
import { listWaiting } from '../../product-api/queries/today/list-waiting.ts';

/**
 * Times of the desk on a large market: its figures, made once an hour and read by every visit, the
 * search for an order, and what waits.
 */
const { values } = parseArgs({
  options: {
    artworks: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '10000000' },
  },
});
const goalMs = 200;
const rounds = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'deckle-figures-'));
const server = await startEmbeddedPostgres({ dataDir, settings: { max_wal_size: '4GB' } });
const handle = openDatabase(server.url);
try {
  const now = new Date();
  await migrate(server.url);
  await seedDatabase(server.url, { now });
  const scale = { artworks: Number(values.artworks), orders: Number(values.orders) };
  await enlargeMarket(server.url, { ...scale, now, onProgress: () => undefined });
  const deps = { db: handle.db, now: () => new Date() };
  const { rows } = await handle.db.execute<{ orders: string }>(
    'select count(*) as orders from orders',
  );
  say(`${scale.artworks} artworks, ${rows[0]?.orders} sales, ${scale.orders} open orders`);
  say(
    `make the figures        ${(await timeOf(() => refreshFigures(deps))).toFixed(0)} ms, once an hour`,
  );
  const {
    rows: [user],
  } = await handle.db.execute<{ email: string; first: string; name: string }>(
    `select email, first_name as first, first_name || ' ' || last_name as name from users
     where id = (select buyer_id from orders order by id desc limit 1)`,
  );
  const {
    rows: [work],
  } = await handle.db.execute<{ name: string }>(
    `select word as name from name_vocabulary where kind = 'artwork' order by uses desc limit 1`,
  );
  const reads = {
    'figures by day': async () => sumPeriods((await readFigures(deps)).figures.days, 'day', now),
    'figures by month': async () =>
      sumPeriods((await readFigures(deps)).figures.days, 'month', now),
    'open by age, artists': () => readFigures(deps),
    'empty searches': () => listEmptySearches(handle.db, now),
    'orders by number': () => listOrdersForOperator(handle.db, { find: '4711' }),
    'orders by e-mail': () => listOrdersForOperator(handle.db, { find: user?.email ?? '' }),
    'orders by name': () => listOrdersForOperator(handle.db, { find: user?.name ?? '' }),
    'orders by first name': () => listOrdersForOperator(handle.db, { find: user?.first ?? '' }),
    'orders by two letters': () => listOrdersForOperator(handle.db, { find: 'an' }),
    'orders by tracking': () => listOrdersForOperator(handle.db, { find: 'JD014600006281230704' }),
    'orders by work': () => listOrdersForOperator(handle.db, { find: 'night fer' }),
    'orders by a common word': () => listOrdersForOperator(handle.db, { find: work?.name ?? '' }),
    'orders paid out': () => listOrdersForOperator(handle.db, { status: 'PaidOut' }),
    'orders under way': () => listOrdersForOperator(handle.db, {}),
    today: () => listWaiting(handle.db, now),
  };
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(read));
    const median = times.toSorted((one, other) => one - other)[rounds / 2] ?? 0;
    say(`${name.padEnd(24)}${median.toFixed(1)} ms${median > goalMs ? `, above ${goalMs}` : ''}`);
  }
} finally {
  await handle.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
