import { and, desc, eq, notInArray } from 'drizzle-orm';
import { orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import type { Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids, orders } from '../db/schema/market.ts';
import { conflict, notFound } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { lockBook } from '../market/book.ts';
import { nameEdition } from '../market/name-edition.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordStatus } from '../market/record-status.ts';
import { returnAsk, returnBid } from '../market/return-to-book.ts';
import type { EditionRow, OrderRow } from '../market/rows.ts';
import { tell } from '../market/tell.ts';
import { readTerms } from '../market/terms.ts';
import type { Work } from '../market/work.ts';

/**
 * Calls a trade off. Before payment it fell through at the buyer, and a listing that had been
 * approved goes back into the book; after it at the seller, and a bid that had stood in the book
 * goes back. Sales and purchases at once never stood there. Throws 'trade.wrong-status' where the
 * table has no way to Cancelled.
 */
export async function cancelOrder(
  work: Work,
  input: { readonly orderId: number; readonly reason: string; readonly actor: string },
): Promise<OrderRow> {
  const { tx } = work;
  const { edition, order } = await lockWithBook(tx, input.orderId);
  if (!canMove(orderTransitions, order.status, 'Cancelled')) throw conflict('trade.wrong-status');
  const now = work.now();
  const cancelled = await recordStatus(tx, order, 'Cancelled', now);
  await recordAudit(tx, {
    actor: input.actor,
    action: 'orders.cancel',
    subject: `order:${order.id}`,
    details: { from: order.status, reason: input.reason },
    at: now,
  });
  await forgetSale(tx, edition);
  await tellBothSides(work, edition, order);
  await giveBack(work, edition, order, now);
  await refreshBestPrices(tx, edition, now);
  return cancelled;
}

async function giveBack(work: Work, edition: EditionRow, order: OrderRow, now: Date) {
  const { tx } = work;
  const returning = { edition, terms: await readTerms(tx), now };
  if (order.status === 'AwaitingPayment') {
    const [ask] = await tx.select().from(asks).where(eq(asks.id, order.askId)).for('update');
    if (ask?.type === 'ask' && ask.authenticatedAt) await returnAsk(work, ask, returning);
  } else {
    const [bid] = await tx.select().from(bids).where(eq(bids.id, order.bidId)).for('update');
    if (bid?.type === 'bid') await returnBid(work, bid, returning);
  }
}

/** The last sale is the latest one that still holds. */
async function forgetSale(tx: Transaction, edition: EditionRow): Promise<void> {
  const [latest] = await tx
    .select({ price: orders.price, currency: orders.currency, at: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.editionId, edition.id),
        notInArray(orders.status, ['PaymentFailed', 'Cancelled']),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  await tx
    .update(editions)
    .set({
      lastSalePrice: latest?.price ?? null,
      lastSaleCurrency: latest?.currency ?? null,
      lastSaleAt: latest?.at ?? null,
    })
    .where(eq(editions.id, edition.id));
}

async function tellBothSides(work: Work, edition: EditionRow, order: OrderRow): Promise<void> {
  const { title } = await nameEdition(work.tx, edition);
  const sides = [
    { side: 'buyer', userId: order.buyerId, what: 'purchase', path: '/my-account/buying' },
    { side: 'seller', userId: order.sellerId, what: 'sale', path: '/my-account/selling' },
  ] as const;
  for (const { side, userId, what, path } of sides) {
    await tell(work, userId, {
      dedupeKey: `order-cancelled:${order.id}:${side}`,
      subject: `Your ${what} of ${title} was cancelled`,
      paragraphs: [`The ${what} of ${title} does not take place. Nothing remains to be done.`],
      action: { label: 'See your orders', path },
    });
  }
}

async function lockWithBook(
  tx: Transaction,
  id: number,
): Promise<{ edition: EditionRow; order: OrderRow }> {
  const [found] = await tx
    .select({ editionId: orders.editionId })
    .from(orders)
    .where(eq(orders.id, id));
  if (!found) throw notFound();
  const edition = await lockBook(tx, found.editionId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound();
  return { edition, order };
}
