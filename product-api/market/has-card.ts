import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { paymentAccounts } from '../db/schema/payments.ts';

/** Whether a person has set up a card that orders can be charged to. */
export async function hasCard(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), isNotNull(paymentAccounts.paymentMethodId)))
    .limit(1);
  return account !== undefined;
}
