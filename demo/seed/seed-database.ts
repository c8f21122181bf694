import { sql } from 'drizzle-orm';
import { openDatabase, type Transaction } from '../../product-api/db/database.ts';
import { artists } from '../../product-api/db/schema/catalogue.ts';
import { submissions } from '../../product-api/db/schema/collecting.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { profiles, users } from '../../product-api/db/schema/people.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { createRng, hashText } from '../pictures/kit/rng.ts';
import { buildMarketRows } from './build-market-rows.ts';
import { buildSubmissions } from './build-submissions.ts';
import { buildTraders } from './build-traders.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { continueIds, insertRows, nextId } from './insert-rows.ts';
import { writeBestPrices } from './write-best-prices.ts';

export const seedLock = 0x0dec5eed;

/**
 * Fills an empty database with the demo catalogue and a market for it, in one transaction. Every
 * seed of one day (UTC) is the same, and the best prices are the same on every day. Returns false
 * where the database has artists already, and leaves it as it is. `onProgress` is called once the
 * seeding begins.
 */
export async function seedDatabase(
  url: string,
  options: { readonly now: Date; readonly onProgress?: (step: string) => void },
): Promise<boolean> {
  const handle = openDatabase(url, 1);
  try {
    return await handle.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      const [seeded] = await tx.select({ id: artists.id }).from(artists).limit(1);
      if (seeded) return false;
      options.onProgress?.('catalogue.seeding');
      await seed(tx, startOfDay(options.now));
      return true;
    });
  } finally {
    await handle.close();
  }
}

async function seed(tx: Transaction, base: Date): Promise<void> {
  const rng = createRng(hashText('market'));
  const traders = buildTraders(rng.fork('traders'), await nextId(tx, users), base);
  await insertRows(
    tx,
    users,
    traders.map(({ user }) => user),
  );
  await continueIds(tx, users);
  await insertRows(
    tx,
    profiles,
    traders.map(({ profile }) => profile),
  );

  const markets = await insertCatalogue(tx, buildCatalogue(), { rng, traders, base });
  const rows = buildMarketRows(markets, {
    ask: await nextId(tx, asks),
    bid: await nextId(tx, bids),
    order: await nextId(tx, orders),
  });
  await insertRows(tx, asks, rows.asks);
  await insertRows(tx, bids, rows.bids);
  await insertRows(tx, orders, rows.orders);
  await insertRows(tx, orderEvents, rows.events);
  for (const table of [asks, bids, orders]) await continueIds(tx, table);
  await writeBestPrices(tx);
  await insertRows(tx, submissions, buildSubmissions(traders, base));
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
