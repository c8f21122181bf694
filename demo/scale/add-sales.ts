import { sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orderEvents, orders } from '../../product-api/db/schema/orders.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { orderPath } from '../../shared/domain/order-status.ts';
import { chance, whole } from './helpers.ts';
import type { Plan } from './plan.ts';

/** Plans past sales, all inside the United Kingdom: no shipping or import uplift applies. */
export async function planSales(tx: Transaction, plan: Plan): Promise<void> {
  const i = sql`i`;
  await tx.execute(sql`
    create temporary table scale_britons on commit drop as
    select row_number() over (order by n) - 1 as b, user_id from scale_traders where region = 'UK'`);
  await tx.execute(sql`
    create temporary table scale_sales on commit drop as
    with britons as (select count(*) as many from scale_britons),
    edition as (select count(*) as many from scale_editions),
    drawn as (
      select i, floor(edition.many * ${chance(i, 100)} ^ 2)::bigint as m,
        floor(britons.many * ${chance(i, 101)} ^ 2)::bigint as seller,
        britons.many, 1 + floor((britons.many - 1) * ${chance(i, 102)})::bigint as apart
      from generate_series(0, ${whole(plan.sales - 1)}) as i, britons, edition
    )
    select i, edition_id, seller.user_id as seller_id, buyer.user_id as buyer_id,
      (fair * (0.7 + 0.4 * ${chance(i, 103)}))::bigint * 100 as price,
      ${plan.base}::timestamptz - (30 + 600 * ${chance(i, 104)}) * interval '1 day' as sold_at
    from drawn join scale_editions using (m)
    join scale_britons as seller on seller.b = drawn.seller
    join scale_britons as buyer on buyer.b = (drawn.seller + apart) % drawn.many`);
}

/** Adds each sale's ask, bid, and order with its lines and history. */
export async function addSales(tx: Transaction, plan: Plan): Promise<void> {
  const askId = sql`(select coalesce(max(first_ask + asks), ${whole(plan.first.ask)}) from scale_editions) + i`;
  const bidId = sql`(select coalesce(max(first_bid + bids), ${whole(plan.first.bid)}) from scale_editions) + i`;
  const percent = (of: number) => sql`round(price * ${sql.raw(String(of))} / 100.0)::bigint`;
  const { applicationFee, royalitiesFee, processFee } = defaultFees;
  const both = sql`id, user_id, edition_id, price, currency, price_gbp, expires_in_days, created_at,
    placed_at, type, status`;
  const placed = sql`edition_id, price, 'GBP', price, 0, sold_at - interval '9 days',
    sold_at - interval '9 days'`;
  await tx.execute(sql`
    insert into ${asks} (${both}, seller_region, authenticated_at) overriding system value
    select ${askId}, seller_id, ${placed}, 'ask', 'Done', 'UK', sold_at - interval '9 days'
    from scale_sales`);
  await tx.execute(sql`
    insert into ${bids} (${both}, buyer_region) overriding system value
    select ${bidId}, buyer_id, ${placed}, 'bid', 'Done', 'UK' from scale_sales`);
  await tx.execute(sql`
    insert into ${orders} (id, edition_id, ask_id, bid_id, buyer_id, seller_id, status, price, currency,
      price_gbp, buyer_currency, buyer_price, buyer_shipping, buyer_process_fee, buyer_total,
      seller_currency, seller_price, seller_application_fee, seller_royalty, seller_insurance,
      seller_payout, tracking_number, created_at)
    overriding system value
    select ${whole(plan.first.order)} + i, edition_id, ${askId}, ${bidId}, buyer_id, seller_id, 'PaidOut',
      price, 'GBP', price, 'GBP', price, 0, ${percent(processFee)}, price + ${percent(processFee)},
      'GBP', price, ${percent(applicationFee)}, ${percent(royalitiesFee)}, 0,
      price - ${percent(applicationFee)} - ${percent(royalitiesFee)},
      'JD' || lpad(i::text, 12, '0'), sold_at
    from scale_sales`);
  await tx.execute(sql`
    insert into ${orderEvents} (order_id, position, status, at)
    select ${whole(plan.first.order)} + i, step.position - 1, step.status,
      sold_at + (step.position - 1) * interval '40 hours'
    from scale_sales,
      unnest(${sql.param([...orderPath])}::text[]) with ordinality as step(status, position)`);
}
