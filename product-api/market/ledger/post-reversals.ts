import type { Transaction } from '../../db/database.ts';
import type { Dispute, Reversals } from '../../payments/payment-port.ts';
import type { OrderRow } from '../rows.ts';
import { disputeEntries, lostEntries, refundDueEntries } from './entries.ts';
import { postRefund, readOrderBalances, reverseRefund, undoSale } from './order-money.ts';
import { findStanding, post, reverse } from './post.ts';

/**
 * Writes what became of an order's charge at the processor into the ledger, each dispute and refund
 * once. Refunds of our own are written when they are made.
 */
export async function postReversals(
  tx: Transaction,
  order: OrderRow,
  reversals: {
    readonly disputes: readonly Dispute[];
    readonly refunds: Reversals['refunds'];
    readonly at: Date;
    /** A part that a case gives back was not asked for at the processor yet. */
    readonly isPartUnsent: boolean;
  },
): Promise<void> {
  const { disputes, refunds, at, isPartUnsent } = reversals;
  for (const { id, amount, hasFailed } of refunds) {
    if (hasFailed) await reverseRefund(tx, id, at);
    else await postRefund(tx, order, { paymentId: id, clearing: 'processor', amount, at });
  }
  for (const dispute of disputes) await postDispute(tx, order, dispute, { at, isPartUnsent });
}

type Seen = { readonly at: Date; readonly isPartUnsent: boolean };

async function postDispute(
  tx: Transaction,
  order: OrderRow,
  { id, state, withdrawn }: Dispute,
  seen: Seen,
): Promise<void> {
  if (withdrawn === 0) return;
  const { at } = seen;
  const cause = `dispute:${id}`;
  const entries = disputeEntries(order, withdrawn);
  await post(tx, { kind: 'dispute', cause, orderId: order.id, entries, at });
  if (state === 'won') await reverse(tx, { cause, by: `dispute-won:${id}`, at });
  if (state === 'lost') await postLost(tx, order, { id, withdrawn }, seen);
}

async function postLost(
  tx: Transaction,
  order: OrderRow,
  { id, withdrawn }: Pick<Dispute, 'id' | 'withdrawn'>,
  { at, isPartUnsent }: Seen,
): Promise<void> {
  if ((await findStanding(tx, `dispute-lost:${id}`)).length > 0) return;
  const returned = await readPartialRefund(tx, order);
  const { refunds = 0 } = await readOrderBalances(tx, order.id);
  const isRefundDue = returned === 0 && refunds < 0;
  // The bank took the charge less what we had refunded: that part is undone with the sale.
  const isPartLeft = returned > 0 && withdrawn + returned <= order.buyerTotal;
  if (isPartLeft || isPartUnsent) {
    const by = `partial-refund-lost:${order.id}`;
    await reverse(tx, { cause: `partial-refund:${order.id}`, by, at });
  }
  if (!isRefundDue) await undoSale(tx, order, at);
  const { buyer = 0 } = await readOrderBalances(tx, order.id);
  const owed = Math.min(withdrawn, isRefundDue ? -refunds : -buyer);
  await post(tx, {
    kind: 'dispute-lost',
    cause: `dispute-lost:${id}`,
    orderId: order.id,
    entries: lostEntries(order, { amount: withdrawn, owed, isRefundDue }),
    at,
  });
  if (!isPartLeft) return;
  await post(tx, {
    kind: 'refund-due',
    cause: `refund-due:${order.id}`,
    orderId: order.id,
    entries: refundDueEntries(order, returned),
    at,
  });
}

/** What of a completed order a case gave back to its buyer, in minor units. */
async function readPartialRefund(tx: Transaction, { id }: OrderRow): Promise<number> {
  const lines = await findStanding(tx, `partial-refund:${id}`);
  const refund = lines.find(({ account }) => account.kind === 'refunds');
  return -(refund?.entry.amount ?? 0);
}
