import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { paymentAccounts } from '../db/schema/payments.ts';

/** Whether the processor knows where a seller is paid to. */
export async function canBePaidOut(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), paymentAccounts.payoutsEnabled))
    .limit(1);
  return account !== undefined;
}

/** Whether a person has set up a card that orders can be charged to. */
export async function hasCard(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), isNotNull(paymentAccounts.paymentMethodId)))
    .limit(1);
  return account !== undefined;
}
