import { sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import { artists, artworks, editions } from '../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { users } from '../../product-api/db/schema/people.ts';
import { nextId } from '../seed/insert-rows.ts';

/** How many rows are to be added, and their first ids. `base` is the present moment. */
export type Plan = {
  readonly base: Date;
  readonly artists: number;
  readonly artworks: number;
  readonly traders: number;
  /** Standing asks and bids. */
  readonly orders: number;
  /** Completed trades. */
  readonly sales: number;
  readonly first: {
    readonly artist: number;
    readonly artwork: number;
    readonly edition: number;
    readonly user: number;
    readonly ask: number;
    readonly bid: number;
    readonly order: number;
  };
};

const worksOfAnArtist = 25;
const ordersOfATrader = 40;
const ordersPerSale = 10;

/** The rows that are missing to this many artworks and standing orders. */
export async function planScale(
  tx: Transaction,
  wanted: { readonly artworks: number; readonly orders: number; readonly now: Date },
): Promise<Plan> {
  const present = await countPresent(tx);
  const artworksMissing = Math.max(0, wanted.artworks - present.artworks);
  const ordersMissing = artworksMissing === 0 ? 0 : Math.max(0, wanted.orders - present.orders);
  return {
    base: wanted.now,
    artists: Math.ceil(artworksMissing / worksOfAnArtist),
    artworks: artworksMissing,
    traders: artworksMissing === 0 ? 0 : Math.max(100, Math.ceil(ordersMissing / ordersOfATrader)),
    orders: ordersMissing,
    sales: Math.floor(ordersMissing / ordersPerSale),
    first: {
      artist: await nextId(tx, artists),
      artwork: await nextId(tx, artworks),
      edition: await nextId(tx, editions),
      user: await nextId(tx, users),
      ask: await nextId(tx, asks),
      bid: await nextId(tx, bids),
      order: await nextId(tx, orders),
    },
  };
}

/** Counts artworks, and standing asks and bids. */
export async function countPresent(
  tx: Transaction,
): Promise<{ readonly artworks: number; readonly orders: number }> {
  const { rows } = await tx.execute<{ artworks: number; orders: number }>(sql`
    select (select count(*) from ${artworks})::int as artworks,
      (select count(*) from ${asks} where status = 'Approved')::int
        + (select count(*) from ${bids} where status = 'Approved')::int as orders`);
  return rows[0] ?? { artworks: 0, orders: 0 };
}
