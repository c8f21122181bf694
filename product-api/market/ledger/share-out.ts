import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { ledgerAccounts, ledgerEntries } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/people.ts';
import type { OrderRow } from '../rows.ts';
import { partialRefundEntries, setOffEntries } from './entries.ts';
import { postSale, readOrderBalances } from './order-money.ts';
import { post } from './post.ts';

/**
 * An order is completed: posts its sale, the partial refund that a case decided, and what is kept
 * of the payout because its seller owes it. Returns what the seller is owed, in minor units.
 */
export async function shareOut(tx: Transaction, order: OrderRow, at: Date): Promise<number> {
  await postSale(tx, order, at);
  await postPartialRefund(tx, order, at);
  const owed = await readOwed(tx, order.id);
  await lockSeller(tx, order.sellerId);
  const debt = await readDebt(tx, order.sellerId, order.sellerCurrency);
  const amount = Math.min(owed, debt);
  if (amount <= 0) return owed;
  await post(tx, {
    kind: 'set-off',
    cause: `set-off:${order.id}`,
    orderId: order.id,
    entries: setOffEntries(order, amount),
    at,
  });
  return readOwed(tx, order.id);
}

async function readOwed(tx: Transaction, orderId: number): Promise<number> {
  const { seller = 0 } = await readOrderBalances(tx, orderId);
  return -seller;
}

async function postPartialRefund(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const [decided] = await tx
    .select({ refundAmount: cases.refundAmount, sellerShare: cases.sellerShare })
    .from(cases)
    .where(and(eq(cases.orderId, order.id), eq(cases.outcome, 'partly-refunded')));
  if (!decided || decided.refundAmount === null || decided.sellerShare === null) return;
  const { refundAmount, sellerShare } = decided;
  await post(tx, {
    kind: 'partial-refund',
    cause: `partial-refund:${order.id}`,
    orderId: order.id,
    entries: partialRefundEntries(order, { refundAmount, sellerShare }),
    at,
  });
}

/** A seller's payouts and repayments that arrive together are set off one after the other. */
export async function lockSeller(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/** What a seller owes in a currency, in minor units. */
export async function readDebt(
  db: Queryable,
  holderId: number,
  currency: OrderRow['sellerCurrency'],
): Promise<number> {
  const debts = await readDebts(db, holderId);
  return debts.find((debt) => debt.currency === currency)?.amount ?? 0;
}

/** What a seller owes, by currency. */
export function readDebts(db: Queryable, holderId: number) {
  const amount = sql<string>`sum(${ledgerEntries.amount})`.mapWith(Number);
  return db
    .select({ currency: ledgerAccounts.currency, amount })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(and(eq(ledgerAccounts.kind, 'seller-debt'), eq(ledgerAccounts.holderId, holderId)))
    .groupBy(ledgerAccounts.currency)
    .having(sql`sum(${ledgerEntries.amount}) > 0`);
}
