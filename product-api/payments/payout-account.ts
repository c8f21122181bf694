import type { Database } from '../db/database.ts';
import {
  findPaymentAccount,
  type PaymentAccount,
  payoutColumns,
  refreshPayoutAccount,
  writePaymentAccount,
} from './accounts.ts';
import { finishCardSetup } from './card-setup.ts';
import type { PaymentPort } from './payment-port.ts';

/** An address where the seller completes the payout account, which is created if needed. */
export async function linkOnboarding(
  db: Database,
  payments: PaymentPort,
  input: {
    readonly userId: number;
    readonly reference: string;
    readonly country: string;
    readonly refreshUrl: string;
    readonly returnUrl: string;
  },
): Promise<string> {
  const { userId, reference, country, refreshUrl, returnUrl } = input;
  const known = await findPaymentAccount(db, userId, payments.name);
  let accountId = known?.payoutAccountId ?? null;
  if (accountId === null) {
    const made = await payments.createPayoutAccount({ country, reference });
    await writePaymentAccount(db, userId, payments.name, payoutColumns(made));
    accountId = made.id;
  }
  return payments.linkOnboarding({ accountId, refreshUrl, returnUrl });
}

/**
 * Reads a user's accounts and refreshes unfinished ones: the user may return without finishing, and
 * the processor's events may be late.
 */
export async function readPaymentAccount(
  db: Database,
  payments: PaymentPort,
  userId: number,
): Promise<PaymentAccount | null> {
  const known = await findPaymentAccount(db, userId, payments.name);
  if (!known) return null;
  const { setupId, payoutAccountId, payoutsEnabled } = known;
  const mayHavePayouts = payoutAccountId !== null && !payoutsEnabled;
  if (setupId === null && !mayHavePayouts) return known;
  if (setupId !== null) await finishCardSetup({ db }, payments, setupId);
  if (mayHavePayouts) {
    await refreshPayoutAccount(db, payments, payoutAccountId);
  }
  return findPaymentAccount(db, userId, payments.name);
}
