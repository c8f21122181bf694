import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable, Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { allDisputes, chargeState, isOwnRefund } from '../market/charge-state.ts';
import type { CommandContext } from '../market/command-context.ts';
import { postReversals } from '../market/ledger/post-reversals.ts';
import { lockTrade } from '../market/lock-trade.ts';
import {
  canLeave,
  lockPaymentTaskOf,
  openPayout,
  type PaymentTask,
  queueRefundDue,
  sumLeft,
} from '../market/payment-tasks.ts';
import { recordAudit } from '../market/record-audit.ts';
import { finishSetOff } from '../market/release-payout.ts';
import type { OrderRow } from '../market/rows.ts';
import { syncDebtPause } from '../market/trading-pauses.ts';
import type { ReversalHint, Reversals } from '../payments/payment-port.ts';
import { dateEvidence, joinDispute } from './cases/join-dispute.ts';

const changes = {
  'dispute.opened': { event: 'payment.disputed', level: 'error' },
  'dispute.lost': { event: 'payment.dispute-lost', level: 'error' },
  'dispute.won': { event: 'payment.dispute-won', level: 'info' },
  'charge.refunded': { event: 'payment.disputed', level: 'error' },
  'refund.failed': { event: 'payment.refund-failed', level: 'error' },
} as const;

/** What was recorded of a paid charge before the processor was asked. */
export type KnownCharge = Pick<PaymentTask, 'failure' | 'refundedAmount'>;

type Reversed = {
  readonly orderId: number;
  readonly change: keyof typeof changes;
  /** Minor units refunded at the processor, but not by us. */
  readonly refunded: number;
};

/**
 * Records what became of a charge at the processor. While it is disputed, its order's payout or
 * refund is held; a part that was refunded there holds the payout, and a refund is of what is left.
 * A payment that may have been sent already stays open until the processor says whether it was.
 * Returns what changed; null for an unknown charge, a refund of our own, and what is known already;
 * 'outdated', with no effect, where another change was recorded since `known` was read.
 */
export async function recordReversals(
  context: CommandContext,
  input: {
    readonly chargeId: string;
    readonly known: KnownCharge;
    readonly found: Reversals;
    readonly hint: ReversalHint | null;
    readonly processor: string;
  },
): Promise<Reversed | 'outdated' | null> {
  const { tx, now } = context;
  const [named] = await tx
    .select({ orderId: paymentTasks.orderId })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.processorId, input.chargeId), eq(paymentTasks.kind, 'charge')));
  if (!named) return null;
  const { orderId } = named;
  const trade = await lockTrade(tx, orderId);
  const { order } = trade;
  const charge = await lockPaymentTaskOf(tx, orderId, 'charge');
  if (charge === null || !['done', 'disputed'].includes(charge.status)) return null;
  if (!isSame(charge, input.known)) return 'outdated';
  const refund = await lockPaymentTaskOf(tx, orderId, 'refund');
  const partial = await lockPaymentTaskOf(tx, orderId, 'partial-refund');
  const own = [refund, partial].filter((one) => one !== null);
  const state = chargeState(charge, own, input);
  const disputes = allDisputes(input);
  await postReversals(tx, order, {
    disputes,
    refunds: input.found.refunds.filter((one) => one.hasFailed || !isOwnRefund(one, own)),
    at: now(),
    isPartUnsent: partial !== null && isUnsent(partial),
  });
  await dateEvidence(tx, orderId, disputes);
  if (isSame(charge, state)) return null;
  const reversed = { ...charge, ...state };
  await update(tx, charge, state);
  await joinDispute(context, trade, disputes);
  const outgoing = refund ?? (await lockPaymentTaskOf(tx, orderId, 'payout'));
  if (outgoing === null) await queueRefundDue(tx, order, reversed, now());
  else await adjust(tx, { order, outgoing, charge: reversed }, now());
  if (partial !== null) await adjust(tx, { order, outgoing: partial, charge: reversed }, now());
  await finishSetOff(context, trade.edition, order);
  await syncDebtPause(context, order.sellerId);
  const change = changeOf(charge, reversed);
  await recordAudit(tx, {
    actor: input.processor,
    action: change,
    subject: `order:${orderId}`,
    details: { refunded: state.refundedAmount, currency: charge.currency },
    at: now(),
  });
  return { orderId, change, refunded: state.refundedAmount };
}

/** Tells operators what changed. */
export function logReversal(log: FastifyBaseLogger, reversed: Reversed): void {
  const { orderId, change, refunded } = reversed;
  const { event, level } = changes[change];
  log[level]({ event, orderId, refunded }, 'the payment of an order was disputed or refunded');
}

/** What is recorded of a charge; null: its payment is not recorded yet. */
export async function findPaidCharge(db: Queryable, chargeId: string): Promise<KnownCharge | null> {
  const isPaid = inArray(paymentTasks.status, ['done', 'disputed']);
  const [found] = await db
    .select({ failure: paymentTasks.failure, refundedAmount: paymentTasks.refundedAmount })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.processorId, chargeId), eq(paymentTasks.kind, 'charge'), isPaid));
  return found ?? null;
}

function isSame(one: KnownCharge, other: KnownCharge): boolean {
  return one.failure === other.failure && one.refundedAmount === other.refundedAmount;
}

/** The processor was never asked for it. */
function isUnsent({ status, attempts }: PaymentTask): boolean {
  return status === 'held' || (status === 'open' && attempts === 0);
}

async function adjust(
  tx: Transaction,
  { order, outgoing, charge }: { order: OrderRow; outgoing: PaymentTask; charge: PaymentTask },
  now: Date,
): Promise<void> {
  const { kind, status } = outgoing;
  if (!isUnsent(outgoing)) return;
  const isOver = kind === 'partial-refund' && charge.failure === 'dispute-lost';
  if (isOver) return update(tx, outgoing, { status: 'dropped' });
  if (!canLeave(kind, charge)) return update(tx, outgoing, { status: 'held' });
  if (kind === 'payout') return openPayout(tx, order, outgoing, now);
  await update(tx, outgoing, {
    status: 'open',
    ...(status === 'held' && { nextAttemptAt: now }),
    ...(kind === 'refund' && { amount: sumLeft(charge) }),
  });
}

function changeOf(before: PaymentTask, after: PaymentTask): Reversed['change'] {
  if (after.failure !== before.failure) {
    if (after.failure === 'dispute') return 'dispute.opened';
    if (after.failure === 'dispute-lost') return 'dispute.lost';
    if (before.failure?.startsWith('dispute')) return 'dispute.won';
  }
  return after.refundedAmount > before.refundedAmount ? 'charge.refunded' : 'refund.failed';
}

async function update(tx: Transaction, { id }: PaymentTask, values: Partial<PaymentTask>) {
  await tx.update(paymentTasks).set(values).where(eq(paymentTasks.id, id));
}
