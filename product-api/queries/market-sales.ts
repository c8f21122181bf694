import { type SQL, sql } from 'drizzle-orm';
import type { WireMover } from '../../shared/contracts/wire/market.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { unsoldStatuses } from './list-sales.ts';

const isSale = sql`${orders.status} <> all(${sql.param([...unsoldStatuses])}::text[])`;
/** Months counted since the year 0, in UTC. */
const monthOf = (at: SQL) =>
  sql`(extract(year from ${at} at time zone 'UTC') * 12 + extract(month from ${at} at time zone 'UTC') - 1)::int`;

export type MonthlyPairs = {
  readonly medium: string;
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
  readonly logGrowth: number;
};

/** Pairs of consecutive sales of an edition, grouped by medium and months. */
export async function gatherSalePairs(db: Queryable, since: Date): Promise<MonthlyPairs[]> {
  const { rows } = await db.execute<MonthlyPairs & Record<string, unknown>>(sql`
    with sale as (
      select ${orders.editionId} as edition_id, ${orders.createdAt} as at,
        ${orders.priceGbp}::float8 as price,
        lag(${orders.createdAt}) over book as before_at,
        lag(${orders.priceGbp}::float8) over book as before_price
      from ${orders}
      where ${orders.createdAt} >= ${since} and ${isSale}
      window book as (partition by ${orders.editionId} order by ${orders.createdAt}, ${orders.id})
    )
    select ${artworks.medium} as medium, ${monthOf(sql`before_at`)} as "from",
      ${monthOf(sql`sale.at`)} as "to", count(*)::int as pairs,
      sum(ln(price / before_price)) as "logGrowth"
    from sale
    join ${editions} on ${editions.id} = sale.edition_id
    join ${artworks} on ${artworks.id} = ${editions.artworkId}
    where before_at is not null
    group by 1, 2, 3`);
  return rows;
}

type MonthlyVolume = {
  readonly month: number;
  readonly sales: number;
  readonly valueGbp: number;
};

export async function sumMonthlyVolumes(db: Queryable, since: Date): Promise<MonthlyVolume[]> {
  const { rows } = await db.execute<MonthlyVolume & Record<string, unknown>>(sql`
    select ${monthOf(sql`${orders.createdAt}`)} as month, count(*)::int as sales,
      sum(${orders.priceGbp})::float8 as "valueGbp"
    from ${orders} where ${orders.createdAt} >= ${since} and ${isSale} group by 1`);
  return rows;
}

/** Editions whose price rose most, or fell most, since their last sale before `since`. */
export async function listMovers(
  db: Queryable,
  { since, side, limit }: { since: Date; side: 'risers' | 'fallers'; limit: number },
): Promise<WireMover[]> {
  const { rows } = await db.execute<WireMover & Record<string, unknown>>(sql`
    with latest as (
      select distinct on (${orders.editionId}) ${orders.editionId} as edition_id,
        ${orders.priceGbp} as price, ${orders.createdAt} as at
      from ${orders} where ${orders.createdAt} >= ${since} and ${isSale}
      order by ${orders.editionId}, ${orders.createdAt} desc, ${orders.id} desc
    ),
    moved as (
      select latest.*, before.price as before_price
      from latest cross join lateral (
        select ${orders.priceGbp} as price from ${orders}
        where ${orders.editionId} = latest.edition_id and ${orders.createdAt} < ${since}
          and ${isSale}
        order by ${orders.createdAt} desc, ${orders.id} desc limit 1
      ) as before
    )
    select ${editions.artworkId} as "artworkId", ${editions.name} as edition,
      before_price::float8 as before, price::float8 as after,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt"
    from moved join ${editions} on ${editions.id} = moved.edition_id
    where ${side === 'risers' ? sql`price > before_price` : sql`price < before_price`}
    order by price::float8 / before_price ${side === 'risers' ? sql`desc` : sql`asc`}, moved.edition_id
    limit ${limit}`);
  return rows;
}

type Traded = {
  readonly artworkId: number;
  readonly edition: string;
  readonly sales: number;
  readonly valueGbp: number;
};

export async function listMostTraded(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<Traded[]> {
  const { rows } = await db.execute<Traded & Record<string, unknown>>(sql`
    select ${editions.artworkId} as "artworkId", ${editions.name} as edition, sales::int as sales,
      value::float8 as "valueGbp"
    from (
      select ${orders.editionId} as edition_id, count(*) as sales, sum(${orders.priceGbp}) as value
      from ${orders} where ${orders.createdAt} >= ${since} and ${isSale}
      group by 1 order by 2 desc, 3 desc, 1 limit ${limit}
    ) as traded
    join ${editions} on ${editions.id} = traded.edition_id
    order by sales desc, value desc, traded.edition_id`);
  return rows;
}
