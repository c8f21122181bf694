import type { Transaction } from '../../db/database.ts';
import type { Dispute, Reversals } from '../../payments/payment-port.ts';
import type { OrderRow } from '../rows.ts';
import { disputeEntries, lostEntries } from './entries.ts';
import { postRefund, readOrderBalances, reverseRefund, undoSale } from './order-money.ts';
import { post, reverse } from './post.ts';

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
  },
): Promise<void> {
  const { disputes, refunds, at } = reversals;
  for (const { id, amount, hasFailed } of refunds) {
    if (hasFailed) await reverseRefund(tx, id, at);
    else await postRefund(tx, order, { paymentId: id, clearing: 'processor', amount, at });
  }
  for (const dispute of disputes) await postDispute(tx, order, dispute, at);
}

async function postDispute(
  tx: Transaction,
  order: OrderRow,
  { id, state, withdrawn }: Dispute,
  at: Date,
): Promise<void> {
  if (withdrawn === 0) return;
  const cause = `dispute:${id}`;
  const entries = disputeEntries(order, withdrawn);
  await post(tx, { kind: 'dispute', cause, orderId: order.id, entries, at });
  if (state === 'won') await reverse(tx, { cause, by: `dispute-won:${id}`, at });
  if (state === 'lost') await postLost(tx, order, { id, withdrawn }, at);
}

async function postLost(
  tx: Transaction,
  order: OrderRow,
  { id, withdrawn }: Pick<Dispute, 'id' | 'withdrawn'>,
  at: Date,
): Promise<void> {
  const { refunds = 0 } = await readOrderBalances(tx, order.id);
  const isRefundDue = refunds < 0;
  if (!isRefundDue) await undoSale(tx, order, at);
  await post(tx, {
    kind: 'dispute-lost',
    cause: `dispute-lost:${id}`,
    orderId: order.id,
    entries: lostEntries(order, withdrawn, isRefundDue),
    at,
  });
}
