import { sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import { artworks, editions } from '../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';

/** Writes best prices, last sales and their times onto editions and artworks, as trades do. */
export async function writeBestPrices(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update ${editions} as edition set
      lowest_ask_id = (select id from ${asks}
        where edition_id = edition.id and status = 'Approved'
        order by price_gbp, placed_at, id limit 1),
      highest_bid_id = (select id from ${bids}
        where edition_id = edition.id and status = 'Approved'
        order by price_gbp desc, placed_at, id limit 1)`);
  await tx.execute(sql`
    update ${editions} as edition set
      last_sale_price = last.price, last_sale_currency = last.currency, last_sale_at = last.created_at
    from (select distinct on (edition_id) edition_id, price, currency, created_at
      from ${orders} order by edition_id, created_at desc, id desc) as last
    where last.edition_id = edition.id`);
  await tx.execute(sql`
    update ${artworks} as artwork set
      lowest_ask_gbp = best.ask, highest_bid_gbp = best.bid,
      last_ask_at = best.ask_at, last_bid_at = best.bid_at, last_sale_at = best.sale_at
    from (select edition.artwork_id,
        min(ask.price_gbp) as ask, max(ask.placed_at) as ask_at,
        max(bid.price_gbp) as bid, max(bid.placed_at) as bid_at,
        max(edition.last_sale_at) as sale_at
      from ${editions} as edition
      left join ${asks} as ask on ask.edition_id = edition.id and ask.status = 'Approved'
      left join ${bids} as bid on bid.edition_id = edition.id and bid.status = 'Approved'
      group by edition.artwork_id) as best
    where best.artwork_id = artwork.id`);
}
