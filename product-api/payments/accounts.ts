import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import type { PaymentPort, PayoutAccount } from './payment-port.ts';

const { payoutAccountId, detailsSubmitted, payoutsEnabled, requirements, payoutFingerprint } =
  getTableColumns(paymentAccounts);
const payoutState = {
  payoutAccountId,
  detailsSubmitted,
  payoutsEnabled,
  requirements,
  payoutFingerprint,
};

export type PaymentAccount = typeof paymentAccounts.$inferSelect;
type Processor = PaymentPort['name'];

export async function findPaymentAccount(
  db: Database,
  userId: number,
  processor: Processor,
): Promise<PaymentAccount | null> {
  const [account] = await db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.userId, userId), eq(paymentAccounts.processor, processor)));
  return account ?? null;
}

export async function writePaymentAccount(
  db: Database,
  userId: number,
  processor: Processor,
  values: Partial<Omit<PaymentAccount, 'userId' | 'processor'>>,
): Promise<PaymentAccount> {
  const [account] = await db
    .insert(paymentAccounts)
    .values({ userId, processor, ...values })
    .onConflictDoUpdate({
      target: [paymentAccounts.userId, paymentAccounts.processor],
      set: values,
    })
    .returning();
  if (!account) throw new Error(`payment account of ${userId} was not written`);
  return account;
}

/**
 * Stores the processor's present state of a seller's payout account; an unknown account is ignored.
 * A slow look-up may return an older state than one that began later, so each change is looked up
 * once more.
 */
export async function refreshPayoutAccount(
  db: Database,
  payments: Pick<PaymentPort, 'name' | 'findPayoutAccount'>,
  accountId: string,
): Promise<void> {
  const isOne = and(
    eq(paymentAccounts.processor, payments.name),
    eq(paymentAccounts.payoutAccountId, accountId),
  );
  for (;;) {
    const [stored] = await db.select(payoutState).from(paymentAccounts).where(isOne);
    if (!stored) return;
    const found = payoutColumns(await payments.findPayoutAccount(accountId));
    if (isDeepStrictEqual(stored, found)) return;
    await db.update(paymentAccounts).set(found).where(isOne);
  }
}

export function payoutColumns(account: PayoutAccount) {
  return {
    payoutAccountId: account.id,
    detailsSubmitted: account.detailsSubmitted,
    payoutsEnabled: account.payoutsEnabled,
    requirements: account.requirements,
    payoutFingerprint: account.payoutFingerprint,
  };
}
