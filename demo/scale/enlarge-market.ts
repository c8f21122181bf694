import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { openDatabase, type Transaction } from '../../product-api/db/database.ts';
import {
  artists,
  artworkArtists,
  artworkPictures,
  artworks,
  editions,
  pictures,
} from '../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { profiles, users } from '../../product-api/db/schema/people.ts';
import { artworkWords, nameVocabulary } from '../../product-api/db/schema/search.ts';
import { continueIds } from '../seed/insert-rows.ts';
import { seedLock } from '../seed/seed-database.ts';
import { addAsks, addBids, planBooks } from './add-books.ts';
import { addArtists, addArtworks, addEditions, addPictures } from './add-catalogue.ts';
import { addSales, planSales } from './add-sales.ts';
import { addTraders } from './add-traders.ts';
import { createHelpers } from './helpers.ts';
import { countPresent, planScale } from './plan.ts';
import { withoutIndexes } from './without-indexes.ts';

const numbered = [users, artists, artworks, editions, asks, bids, orders];
const filled: readonly PgTable[] = [
  ...numbered,
  profiles,
  pictures,
  artworkArtists,
  artworkPictures,
  orderEvents,
  artworkWords,
  nameVocabulary,
];

/**
 * Enlarges a seeded marketplace to this many artworks and standing asks and bids, in one
 * transaction. The database is locked meanwhile: minutes for millions of rows. `onProgress` is
 * called as each step begins. Returns how many there are in the end.
 */
export async function enlargeMarket(
  url: string,
  options: {
    readonly artworks: number;
    readonly orders: number;
    readonly now: Date;
    readonly onProgress: (step: string) => void;
  },
): Promise<{ readonly artworks: number; readonly orders: number }> {
  const handle = openDatabase(url, 1);
  try {
    const { hasGrown, present } = await handle.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      return { hasGrown: await enlarge(tx, options), present: await countPresent(tx) };
    });
    if (hasGrown) {
      options.onProgress('tidying');
      for (const table of filled) await handle.db.execute(sql`vacuum (analyze) ${table}`);
    }
    return present;
  } finally {
    await handle.close();
  }
}

async function enlarge(
  tx: Transaction,
  { onProgress, ...wanted }: Parameters<typeof enlargeMarket>[1],
): Promise<boolean> {
  const plan = await planScale(tx, wanted);
  if (plan.artworks === 0) return false;
  await tx.execute(sql`set local work_mem = '256MB'`);
  await tx.execute(sql`set local maintenance_work_mem = '1GB'`);
  await createHelpers(tx);
  const fill = async () => {
    onProgress('people');
    await addTraders(tx, plan);
    onProgress('artworks');
    await planBooks(tx, plan);
    await planSales(tx, plan);
    await addArtists(tx, plan);
    await addArtworks(tx, plan);
    await addPictures(tx, plan);
    await addEditions(tx);
    onProgress('asks');
    await addAsks(tx, plan);
    onProgress('bids');
    await addBids(tx, plan);
    onProgress('sales');
    await addSales(tx, plan);
    for (const table of numbered) await continueIds(tx, table);
  };
  await withoutIndexes(tx, filled, fill, () => onProgress('indexes'));
  return true;
}
