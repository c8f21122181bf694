import { and, count, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { unsoldStatuses } from './list-sales.ts';
import { artistsOfArtworks } from './load-artworks.ts';

/** How far the trend goes back, including the present quarter. */
const quarters = 12;
const lastSalesAtMost = 10;
/** The newest sales read; counts stop at this number. */
const salesAtMost = 10_000;

export type ArtistSale = {
  readonly artworkId: number;
  readonly artwork: string;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly editionId: number;
  readonly edition: string;
  readonly otherName: string | null;
  readonly soldAt: Date;
  readonly price: number;
  readonly currency: 'GBP' | 'USD' | 'EUR';
  readonly priceGbp: number;
};
export type ArtistMarket = {
  readonly sold: number;
  readonly soldLastYear: number;
  readonly lastSales: readonly ArtistSale[];
  /** Quarters with a sale, oldest first. `start` is the quarter's first day in UTC. */
  readonly quarters: readonly {
    readonly start: string;
    readonly sales: number;
    readonly medianGbp: number;
  }[];
};

/** Sales of an artist's works over all editions. */
export async function artistMarket(
  db: Queryable,
  artistId: number,
  now: Date,
): Promise<ArtistMarket> {
  const isSale = and(
    eq(artworkArtists.artistId, artistId),
    notInArray(orders.status, [...unsoldStatuses]),
  );
  const sales = db
    .select({ soldAt: orders.createdAt, priceGbp: orders.priceGbp })
    .from(artworkArtists)
    .innerJoin(editions, eq(editions.artworkId, artworkArtists.artworkId))
    .innerJoin(orders, eq(orders.editionId, editions.id))
    .where(isSale)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(salesAtMost)
    .as('sales');
  const quarter = sql<string>`to_char(date_trunc('quarter', ${sales.soldAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const [counted, byQuarter, last] = await Promise.all([
    db
      .select({
        sold: count(),
        soldLastYear: countIf(sql`${sales.soldAt} > ${now}::timestamptz - interval '1 year'`),
      })
      .from(sales),
    db
      .select({
        start: quarter.as('start'),
        sales: count(),
        medianGbp:
          sql`round(percentile_cont(0.5) within group (order by ${sales.priceGbp}))`.mapWith(
            Number,
          ),
      })
      .from(sales)
      .where(
        sql`${sales.soldAt} >= (date_trunc('quarter', ${now}::timestamptz at time zone 'UTC')
          - interval '1 month' * ${3 * (quarters - 1)}::int) at time zone 'UTC'`,
      )
      .groupBy(quarter)
      .orderBy(quarter),
    db
      .select({
        artworkId: artworks.id,
        artwork: artworks.name,
        editionId: editions.id,
        edition: editions.name,
        otherName: editions.otherName,
        soldAt: orders.createdAt,
        price: orders.price,
        currency: orders.currency,
        priceGbp: orders.priceGbp,
      })
      .from(artworkArtists)
      .innerJoin(artworks, eq(artworks.id, artworkArtists.artworkId))
      .innerJoin(editions, eq(editions.artworkId, artworks.id))
      .innerJoin(orders, eq(orders.editionId, editions.id))
      .where(and(isSale, isNull(artworks.hiddenAt)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(lastSalesAtMost),
  ]);
  const [all = { sold: 0, soldLastYear: 0 }] = counted;
  const makers = await artistsOfArtworks(
    db,
    last.map(({ artworkId }) => artworkId),
  );
  const lastSales = last.map((sale) => ({
    ...sale,
    artists: makers.flatMap(({ artworkId, id, name }) =>
      artworkId === sale.artworkId && name !== null ? [{ id, name }] : [],
    ),
  }));
  return { ...all, lastSales, quarters: byQuarter };
}

function countIf(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
