import { and, eq, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Database } from '../db/database.ts';
import { bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import { conflict } from '../errors.ts';
import { type PaymentPort, PaymentUnavailable } from './payment-port.ts';
import { hasUnclearCharge } from './unclear-charge.ts';

/**
 * Deletes a user's card here first, so that it cannot be charged, then at the processor. Throws
 * 'payment.card-in-use' while an order of theirs awaits payment, a bid stands or it is not known
 * whether a charge was made. False: there was no card. If the processor cannot be reached it keeps
 * an unused card, which is logged.
 */
export async function removeCard(
  { db, log }: { readonly db: Database; readonly log: FastifyBaseLogger },
  payments: PaymentPort,
  userId: number,
): Promise<boolean> {
  const removed = await db.transaction(async (tx) => {
    const own = and(
      eq(paymentAccounts.processor, payments.name),
      eq(paymentAccounts.userId, userId),
    );
    const [account] = await tx.select().from(paymentAccounts).where(own).for('update');
    if (!account?.paymentMethodId) return null;
    const counted = unionAll(
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.buyerId, userId),
            or(eq(orders.status, 'AwaitingPayment'), hasUnclearCharge(tx)),
          ),
        ),
      tx
        .select({ id: bids.id })
        .from(bids)
        .where(and(eq(bids.userId, userId), eq(bids.status, bidInBook))),
    );
    if ((await counted.limit(1)).length > 0) throw conflict('payment.card-in-use');
    const none = { paymentMethodId: null, card: null, cardFingerprint: null };
    await tx.update(paymentAccounts).set(none).where(own);
    return account.paymentMethodId;
  });
  if (removed === null) return false;
  try {
    await payments.forgetCard(removed);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.warn({ event: 'payment.card-kept', userId, code: error.code }, 'the processor keeps it');
  }
  return true;
}
