import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { chance, whole } from './helpers.ts';
import type { Plan } from './plan.ts';

/** Orders that share one price. */
const tied = 4;

/**
 * Plans the editions and their books in `scale_editions`, so that rows can be added in any order.
 * A few books hold thousands of orders, most a handful, some none. The best order of a side has
 * the first id. Prices are whole pounds, and no book is crossed.
 */
export async function planBooks(tx: Transaction, plan: Plan): Promise<void> {
  const { first } = plan;
  const m = sql`m`;
  await tx.execute(sql`
    create temporary table scale_weights on commit drop as
    select n, slot, m, case when ${chance(m, 70)} < 0.04 then 0
      else least((1 - ${chance(m, 71)}) ^ -0.7, 3000) end as weight
    from (select n, slot, row_number() over (order by n, slot) - 1 as m
      from generate_series(0, ${whole(plan.artworks - 1)}) as n, generate_series(0, 2) as slot
      where slot = 0 or ${chance(sql`n`, 72)} < case slot when 1 then 0.45 else 0.12 end
    ) as edition`);
  await tx.execute(sql`
    create temporary table scale_editions on commit drop as
    with summed as (
      select *, sum(weight) over (order by m) as upto, sum(weight) over () as all_weights
      from scale_weights
    ), counted as (
      select *, floor(${whole(plan.orders)} * upto / all_weights)
        - floor(${whole(plan.orders)} * coalesce(lag(upto) over (order by m), 0) / all_weights) as orders
      from summed
    ), sided as (
      select *, round(orders * (0.35 + 0.3 * ${chance(m, 73)}))::bigint as asks from counted
    ), priced as (
      select *, (orders - asks)::bigint as bids,
        greatest(45 * (1 + slot), exp(5.8 + slot * 0.3 + 1.5 * (${chance(m, 74)} + ${chance(m, 75)}
          + ${chance(m, 76)} + ${chance(m, 77)} - 2)), 60 + orders / ${whole(tied)} * 1.4) as fair
      from sided
    )
    select n, slot, m, ${whole(first.artwork)} + n as artwork_id, ${whole(first.edition)} + m as edition_id,
      asks, bids, fair, ceil(fair * 1.03)::bigint as best_ask, floor(fair * 0.94)::bigint as best_bid,
      (${whole(first.ask)} + sum(asks) over (order by m) - asks)::bigint as first_ask,
      (${whole(first.bid)} + sum(bids) over (order by m) - bids)::bigint as first_bid,
      ${plan.base}::timestamptz - 20 * ${chance(m, 78)} * interval '1 day' as newest_at
    from priced`);
  await tx.execute(sql`analyze scale_editions`);
}

export async function addAsks(tx: Transaction, plan: Plan): Promise<void> {
  const pounds = sql`best_ask + k / ${whole(tied)} * greatest(1, round(fair * 0.01))::bigint`;
  const order = standing(plan, { count: sql`asks`, first: sql`first_ask`, pounds, which: 80 });
  await tx.execute(sql`
    insert into ${asks} (id, user_id, edition_id, price, currency, price_gbp, expires_in_days,
      created_at, placed_at, expires_at, reminded_of, type, status, seller_region, dhl_insurance, authenticated_at)
    overriding system value
    select id, user_id, edition_id, price, currency, price_gbp, days, placed_at, placed_at, expires_at, expires_at,
      'ask', 'Approved', region, price_gbp >= 100000, placed_at
    from ${order}`);
}

export async function addBids(tx: Transaction, plan: Plan): Promise<void> {
  const groups = sql`ceil(bids / ${whole(tied)}.0)`;
  const step = sql`greatest(1, floor((best_bid - 20) * 0.6 / ${groups}))::bigint`;
  const pounds = sql`best_bid - k / ${whole(tied)} * ${step}`;
  const order = standing(plan, { count: sql`bids`, first: sql`first_bid`, pounds, which: 90 });
  await tx.execute(sql`
    insert into ${bids} (id, user_id, edition_id, price, currency, price_gbp, expires_in_days,
      created_at, placed_at, expires_at, reminded_of, type, status, buyer_region, shipping_address)
    overriding system value
    select id, user_id, edition_id, price, currency, price_gbp, days, placed_at, placed_at, expires_at, expires_at,
      'bid', 'Approved', region, null
    from ${order}`);
}

/** Rows of one side of every book, each with its trader. */
function standing(
  plan: Plan,
  side: {
    readonly count: SQL;
    readonly first: SQL;
    readonly pounds: SQL;
    readonly which: number;
  },
): SQL {
  const id = sql`id`;
  const group = sql`(edition_id * 100000 + k / ${whole(tied)})`;
  const days = sql`(array[0, 0, 0, 30, 60])[1 + floor(5 * ${chance(group, side.which)})::int]`;
  const age = sql`case when k < ${whole(tied)} then 0
    else (case days when 0 then 380 else days - 25 end) * ${chance(group, side.which + 1)} end`;
  return sql`(
    select id, edition_id, user_id, currency, region, days, placed_at,
      round(pounds * 100 * per_pound)::bigint as price, pounds * 100 as price_gbp,
      case when days > 0 then placed_at + days * interval '1 day' end as expires_at
    from (
      select *, newest_at - ${age} * interval '1 day'
          - (${whole(tied - 1)} - k % ${whole(tied)}) * interval '1 minute' as placed_at,
        floor(${whole(plan.traders)} * ${chance(id, side.which + 2)} ^ 2)::int as trader
      from (
        select edition_id, newest_at, k, ${side.first} + k as id, ${side.pounds} as pounds,
          ${days} as days
        from scale_editions cross join lateral generate_series(0, ${side.count} - 1) as k
      ) as numbered
    ) as dated
    join scale_traders as trader_of on trader_of.n = dated.trader
  ) as standing_order`;
}
