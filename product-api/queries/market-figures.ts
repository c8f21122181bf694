import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnswerOf } from '../../shared/desk/operations.ts';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, editions } from '../db/schema/catalogue.ts';
import type { DaySums } from '../db/schema/figures.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { unsoldStatuses } from './list-sales.ts';

const dayOf = (at: SQL | PgColumn) => sql`(${at} at time zone 'UTC')::date`;
const isSold = sql`${orders.status} <> all(${sql.param([...unsoldStatuses])}::text[])`;
/** A part of one side's price, in pence at the rate of the trade. */
const inPence = (part: PgColumn, price: PgColumn) =>
  sql`${part}::float8 * ${orders.priceGbp} / ${price}`;

/** Sums of each day since `since`, by the day on which a trade, listing or bid began. */
export async function sumDays(db: Queryable, since: Date): Promise<DaySums[]> {
  const { rows } = await db.execute<DaySums & Record<string, unknown>>(sql`
    with sale as (
      select ${dayOf(orders.createdAt)} as day, count(*) filter (where ${isSold}) as sales,
        sum(${orders.priceGbp}) filter (where ${isSold}) as value,
        sum(${inPence(orders.sellerApplicationFee, orders.sellerPrice)}
          + ${inPence(orders.buyerProcessFee, orders.buyerPrice)}) filter (where ${isSold}) as fees,
        count(*) filter (where not ${isSold}) as failed,
        count(paid.at) as "paidOut",
        sum(extract(epoch from paid.at - ${orders.createdAt}) / 86400) as "payoutDays"
      from ${orders} left join ${orderEvents} as paid
        on paid.order_id = ${orders.id} and paid.status = 'PaidOut'
      where ${orders.createdAt} >= ${since} group by 1
    ),
    listing as (
      select ${dayOf(asks.createdAt)} as day, count(*) as listings,
        count(*) filter (where ${asks.status} = 'Done') as "listingsSold",
        count(${asks.authenticatedAt}) as approved,
        sum(greatest(0, extract(epoch from ${asks.authenticatedAt} - ${asks.placedAt}) / 3600))
          as "approvalHours"
      from ${asks}
      where ${asks.createdAt} >= ${since} and ${asks.type} = 'ask' and ${asks.status} <> 'Draft'
      group by 1
    ),
    bid as (
      select ${dayOf(bids.createdAt)} as day, count(*) as bids,
        count(*) filter (where ${bids.status} = 'Done') as "bidsAccepted"
      from ${bids}
      where ${bids.createdAt} >= ${since} and ${bids.type} = 'bid' and ${bids.status} <> 'Draft'
      group by 1
    )
    select day::text as day, coalesce(sales, 0)::int as sales, coalesce(round(value), 0)::float8 as value,
      coalesce(round(fees), 0)::float8 as fees, coalesce(failed, 0)::int as failed,
      coalesce(listings, 0)::int as listings, coalesce("listingsSold", 0)::int as "listingsSold",
      coalesce(bids, 0)::int as bids, coalesce("bidsAccepted", 0)::int as "bidsAccepted",
      coalesce(approved, 0)::int as approved,
      coalesce("approvalHours", 0)::float8 as "approvalHours",
      coalesce("paidOut", 0)::int as "paidOut", coalesce("payoutDays", 0)::float8 as "payoutDays"
    from sale full join listing using (day) full join bid using (day) order by day`);
  return rows;
}

type Book = Omit<AnswerOf<'figures book'>, 'asOf'>;

const ageGroups = [0, 7, 30, 90, 180];

/** Open listings and bids by their age in days. */
export async function countAges(db: Queryable, now: Date): Promise<Book['ages']> {
  const countOf = async (table: typeof asks | typeof bids, open: string) => {
    const { rows } = await db.execute<{ group: number; count: number }>(sql`
      select width_bucket(extract(epoch from ${now} - ${table.placedAt}) / 86400,
        ${sql.param(ageGroups)}::float8[]) as "group", count(*)::int as count
      from ${table} where ${table.status} = ${sql.raw(`'${open}'`)} group by 1`);
    return rows;
  };
  const [listings, placed] = [await countOf(asks, askInBook), await countOf(bids, bidInBook)];
  return ageGroups.map((fromDays, index) => {
    const of = (rows: typeof listings) => rows.find(({ group }) => group === index + 1)?.count ?? 0;
    const toDays = ageGroups[index + 1] ?? null;
    return { fromDays, toDays, listings: of(listings), bids: of(placed) };
  });
}

/** The artists of most value sold since `since`, with the average spread of their books. */
export async function listArtistSpreads(
  db: Queryable,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Book['artists']> {
  const { rows } = await db.execute<Book['artists'][number] & Record<string, unknown>>(sql`
    with traded as (
      select ${artworkArtists.artistId} as id, count(*)::int as sales,
        sum(${orders.priceGbp})::float8 as value
      from ${orders}
      join ${editions} on ${editions.id} = ${orders.editionId}
      join ${artworkArtists} on ${artworkArtists.artworkId} = ${editions.artworkId}
      where ${orders.createdAt} >= ${since} and ${isSold}
      group by 1 order by value desc, id limit ${limit}
    )
    select traded.id, ${artists.name} as name, traded.sales, traded.value, (
      select avg(1 - ${bids.priceGbp}::float8 / ${asks.priceGbp})
      from ${artworkArtists}
      join ${editions} on ${editions.artworkId} = ${artworkArtists.artworkId}
      join ${asks} on ${asks.id} = ${editions.lowestAskId}
      join ${bids} on ${bids.id} = ${editions.highestBidId}
      where ${artworkArtists.artistId} = traded.id
    ) as spread
    from traded join ${artists} on ${artists.id} = traded.id
    where ${artists.name} is not null
    order by traded.value desc, traded.id`);
  return rows;
}
