import { asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';

const batch = 1000;

/** Every order, oldest first; of its buyer and seller only their ids. */
export async function exportOrders(db: Queryable) {
  const all: Awaited<ReturnType<typeof readBatch>> = [];
  for (;;) {
    const rows = await readBatch(db, all.at(-1)?.id ?? 0);
    all.push(...rows);
    if (rows.length < batch) return all;
  }
}

function readBatch(db: Queryable, after: number) {
  return db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      status: orders.status,
      artwork: artworks.name,
      edition: editions.name,
      askId: orders.askId,
      bidId: orders.bidId,
      buyerId: orders.buyerId,
      sellerId: orders.sellerId,
      currency: orders.currency,
      price: orders.price,
      buyerCurrency: orders.buyerCurrency,
      buyerPrice: orders.buyerPrice,
      buyerShipping: orders.buyerShipping,
      buyerProcessFee: orders.buyerProcessFee,
      buyerTotal: orders.buyerTotal,
      sellerCurrency: orders.sellerCurrency,
      sellerPrice: orders.sellerPrice,
      sellerApplicationFee: orders.sellerApplicationFee,
      sellerRoyalty: orders.sellerRoyalty,
      sellerInsurance: orders.sellerInsurance,
      sellerPayout: orders.sellerPayout,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      shippedOn: orders.shippedOn,
      deadline: orders.deadline,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .where(gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(batch);
}
