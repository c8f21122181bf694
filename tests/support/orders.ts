import type { Database } from '../../product-api/db/database.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orders } from '../../product-api/db/schema/orders.ts';

/** Inserts an ask into the book, in pence by default; the edition's best prices are not updated. */
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

/** Inserts an order between two users, in pence and without fees. */
export async function insertOrder(
  db: Database,
  trade: {
    readonly buyerId: number;
    readonly sellerId: number;
    readonly editionId: number;
    readonly price: number;
    readonly status: (typeof orders.$inferInsert)['status'];
    readonly createdAt?: Date;
  },
): Promise<void> {
  const { editionId, price } = trade;
  const sold = { editionId, price, status: 'Done' } as const;
  const askId = await insertAsk(db, { ...sold, userId: trade.sellerId });
  const bidId = await insertBid(db, { ...sold, userId: trade.buyerId });
  await db.insert(orders).values({
    ...trade,
    askId,
    bidId,
    currency: 'GBP',
    priceGbp: price,
    buyerCurrency: 'GBP',
    buyerPrice: price,
    buyerShipping: 0,
    buyerProcessFee: 0,
    buyerTotal: price,
    sellerCurrency: 'GBP',
    sellerPrice: price,
    sellerApplicationFee: 0,
    sellerRoyalty: 0,
    sellerInsurance: 0,
    sellerPayout: price,
  });
}
