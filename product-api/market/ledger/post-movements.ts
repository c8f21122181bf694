import { inArray } from 'drizzle-orm';
import { type Currency, currencies } from '../../../shared/domain/money.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { ledgerTransactions } from '../../db/schema/ledger.ts';
import type { Movement, Received } from '../../payments/payment-port.ts';
import { type Entry, post } from './post.ts';

export function isTraded(currency: string): currency is Currency {
  return (currencies as readonly string[]).includes(currency);
}

const entry = (account: Entry['account'], { amount, currency }: Received, sign = 1): Entry => {
  if (!isTraded(currency)) throw new Error(`the ledger has no accounts in ${currency}`);
  return { account, currency, amount: sign * amount };
};

/** The movements whose costs, conversion or withdrawal were posted before. */
export async function findCostsPosted(
  db: Queryable,
  movements: readonly Movement[],
): Promise<ReadonlySet<string>> {
  const causes = movements.flatMap(({ id }) =>
    ['processor-fee', 'conversion', 'withdrawal'].map((kind) => `${kind}:${id}`),
  );
  const rows = await db
    .select({ cause: ledgerTransactions.cause })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.cause, causes));
  return new Set(rows.map(({ cause }) => cause.slice(cause.indexOf(':') + 1)));
}

/**
 * What the processor took for a payment; and, where it keeps the payment in another currency, the
 * exchange.
 */
export async function postCosts(
  tx: Transaction,
  { id, moved, settled, fee, at }: Movement,
  orderId: number | null,
): Promise<void> {
  const taken = { amount: fee, currency: settled.currency };
  if (fee !== 0) {
    await post(tx, {
      kind: 'processor-fee',
      cause: `processor-fee:${id}`,
      orderId,
      entries: [entry('processor-costs', taken), entry('processor', taken, -1)],
      at,
    });
  }
  if (moved.currency === settled.currency) return;
  await post(tx, {
    kind: 'conversion',
    cause: `conversion:${id}`,
    orderId,
    entries: [
      entry('exchange', moved),
      entry('processor', moved, -1),
      entry('processor', settled),
      entry('exchange', settled, -1),
    ],
    at,
  });
}

/** Money went from the processor to the bank, or back. */
export async function postWithdrawal(
  tx: Transaction,
  { id, settled, at }: Movement,
): Promise<void> {
  await post(tx, {
    kind: 'withdrawal',
    cause: `withdrawal:${id}`,
    orderId: null,
    entries: [entry('processor', settled), entry('bank', settled, -1)],
    at,
  });
}
