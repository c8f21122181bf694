import { subDays } from 'date-fns/subDays';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import { findPaymentAccount, type PaymentAccount, writePaymentAccount } from './accounts.ts';
import type { CardSetup, PaymentPort } from './payment-port.ts';

type Deps = { readonly db: Database; readonly now: () => Date };

/** Unfinished set-ups are looked up for this many days. */
const lookedUpForDays = 1;

/**
 * Starts a card set-up, or continues an unfinished one: a form that is open in two tabs saves the
 * card that is entered in either. The reference makes a repeated request return the same customer.
 */
export async function startCardSetup(
  { db, now }: Deps,
  payments: PaymentPort,
  user: { readonly id: number; readonly reference: string },
): Promise<CardSetup> {
  const known = await findPaymentAccount(db, user.id, payments.name);
  const customerId = known?.customerId ?? (await payments.createCustomer(user.reference));
  const setupId = known?.setupId ?? null;
  const isFinished = setupId !== null && (await finishCardSetup({ db }, payments, setupId));
  const setup = await payments.startCardSetup(customerId, isFinished ? null : setupId);
  await writePaymentAccount(db, user.id, payments.name, {
    customerId,
    setupId: setup.id,
    setupStartedAt: now(),
  });
  return setup;
}

/** Looks up the outcome of a set-up; its card replaces the previous one. True: there is a card. */
export async function finishCardSetup(
  { db }: Pick<Deps, 'db'>,
  payments: PaymentPort,
  setupId: string,
): Promise<boolean> {
  const saved = await payments.findCard(setupId);
  if (saved === null) return false;
  const changed = await db
    .update(paymentAccounts)
    .set({ ...saved, setupId: null, setupStartedAt: null })
    .where(and(eq(paymentAccounts.processor, payments.name), eq(paymentAccounts.setupId, setupId)))
    .returning({ userId: paymentAccounts.userId });
  return changed.length > 0;
}

/** Set-ups that may have finished without a report from the processor. */
export async function findUnfinishedCardSetups(
  { db, now }: Deps,
  payments: PaymentPort,
): Promise<PaymentAccount[]> {
  return db
    .select()
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.processor, payments.name),
        isNotNull(paymentAccounts.setupId),
        gt(paymentAccounts.setupStartedAt, subDays(now(), lookedUpForDays)),
      ),
    )
    .limit(100);
}
