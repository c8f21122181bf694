import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { titleWithEdition } from '../../shared/domain/shown-edition.ts';
import type { Queryable } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts } from '../db/schema/payments.ts';

const ofBuyer = alias(paymentAccounts, 'of_buyer');
const ofSeller = alias(paymentAccounts, 'of_seller');

/** What a buyer and a seller have in common: a card, or the account that payouts go to. */
const shared = {
  card: sql<boolean>`coalesce(${ofBuyer.cardFingerprint} = ${ofSeller.cardFingerprint}, false)`,
  payout: sql<boolean>`coalesce(${ofBuyer.payoutFingerprint} = ${ofSeller.payoutFingerprint}, false)`,
};
type Shared = 'card' | 'payout-account';

const isSameProcessor = eq(ofBuyer.processor, ofSeller.processor);

export async function findShared(
  db: Queryable,
  { buyerId, sellerId }: { readonly buyerId: number; readonly sellerId: number },
): Promise<Shared[]> {
  const rows = await db
    .select(shared)
    .from(ofBuyer)
    .innerJoin(ofSeller, isSameProcessor)
    .where(and(eq(ofBuyer.userId, buyerId), eq(ofSeller.userId, sellerId)));
  return [
    ...(rows.some(({ card }) => card) ? (['card'] as const) : []),
    ...(rows.some(({ payout }) => payout) ? (['payout-account'] as const) : []),
  ];
}

/** Orders under way between accounts with a card or a payout account in common. */
export async function listSharedOrders(db: Queryable, atMost: number) {
  const rows = await db
    .select({
      id: orders.id,
      since: orders.createdAt,
      artwork: artworks.name,
      edition: { name: editions.name, otherName: editions.otherName },
      ...shared,
    })
    .from(orders)
    .innerJoin(editions, eq(editions.id, orders.editionId))
    .innerJoin(artworks, eq(artworks.id, editions.artworkId))
    .innerJoin(ofBuyer, eq(ofBuyer.userId, orders.buyerId))
    .innerJoin(ofSeller, and(eq(ofSeller.userId, orders.sellerId), isSameProcessor))
    .where(and(orders.isUnderWay, sql`(${shared.card} or ${shared.payout})`))
    .orderBy(orders.id)
    .limit(atMost);
  return rows.map(({ artwork, edition, ...row }) => ({
    ...row,
    title: titleWithEdition(artwork, edition),
  }));
}
