import type { Database } from '../../product-api/db/database.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';

/** An ask as it stands in the book, in pence unless said otherwise; editions are not told of it. */
export async function insertAsk(
  db: Database,
  values: Pick<typeof asks.$inferInsert, 'userId' | 'editionId' | 'price'> &
    Partial<typeof asks.$inferInsert>,
): Promise<number> {
  const [row] = await db
    .insert(asks)
    .values({
      type: 'ask',
      currency: 'GBP',
      priceGbp: values.price,
      status: 'Approved',
      sellerRegion: 'UK',
      expiresInDays: 30,
      ...values,
    })
    .returning({ id: asks.id });
  return row!.id;
}

export async function insertBid(
  db: Database,
  values: Pick<typeof bids.$inferInsert, 'userId' | 'editionId' | 'price'> &
    Partial<typeof bids.$inferInsert>,
): Promise<number> {
  const [row] = await db
    .insert(bids)
    .values({
      type: 'bid',
      currency: 'GBP',
      priceGbp: values.price,
      status: 'Approved',
      buyerRegion: 'UK',
      expiresInDays: 30,
      ...values,
    })
    .returning({ id: bids.id });
  return row!.id;
}
