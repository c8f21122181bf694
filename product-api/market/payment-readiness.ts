import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { paymentAccounts } from '../db/schema/payments.ts';

/** Whether the seller has a payout account. */
export async function canBePaidOut(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), paymentAccounts.payoutsEnabled))
    .limit(1);
  return account !== undefined;
}

/** Whether the buyer has a card that can be charged. */
export async function hasCard(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), isNotNull(paymentAccounts.paymentMethodId)))
    .limit(1);
  return account !== undefined;
}
