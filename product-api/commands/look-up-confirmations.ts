import { and, eq, inArray } from 'drizzle-orm';
import { atBank } from '../../shared/domain/decline-reasons.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';

/** Makes the charges that a buyer may have confirmed at the bank due for a look-up. */
export async function lookUpConfirmations(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  buyerId: number,
): Promise<void> {
  const awaited = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.status, 'AwaitingPayment')));
  await db
    .update(paymentTasks)
    .set({ nextAttemptAt: now() })
    .where(
      and(
        inArray(paymentTasks.orderId, awaited),
        eq(paymentTasks.kind, 'charge'),
        eq(paymentTasks.status, 'held'),
        eq(paymentTasks.failure, atBank),
      ),
    );
}
