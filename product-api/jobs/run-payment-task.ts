import { and, eq, sql } from 'drizzle-orm';
import { money } from '../../shared/domain/money.ts';
import { recordCharge } from '../commands/record-charge.ts';
import { settleOutgoingPayment } from '../commands/settle-outgoing-payment.ts';
import { orders } from '../db/schema/market.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { isPaid, type PaymentTask } from '../market/payment-tasks.ts';
import type { OrderRow } from '../market/rows.ts';
import { findPaymentAccount } from '../payments/accounts.ts';
import {
  type Charge,
  type ChargeOutcome,
  type PaymentPort,
  PaymentUnavailable,
} from '../payments/payment-port.ts';

type Deps = CommandDeps & { readonly payments: PaymentPort };

/** The buyer whose card was declined, and the processor's code. */
type Declined = { readonly userId: number; readonly code: string };

/**
 * Requests a claimed task's payment from the processor and records the outcome. No transaction is
 * open during the request. Throws PaymentUnavailable where the outcome is unknown: a later attempt
 * repeats it with the same reference.
 */
export async function runPaymentTask(deps: Deps, task: PaymentTask): Promise<Declined | null> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, task.orderId));
  if (!order) throw new Error(`order ${task.orderId} is gone`);
  if (task.kind === 'charge') return charge(deps, task, order);
  await (task.kind === 'refund' ? refund(deps, task) : payOut(deps, task, order));
  return null;
}

async function charge(deps: Deps, task: PaymentTask, order: OrderRow): Promise<Declined | null> {
  const { payments, db } = deps;
  const { customerId, paymentMethodId } = await accountOf(deps, order.buyerId);
  if (customerId === null || paymentMethodId === null) {
    await releaseClaim(deps, task);
    return null;
  }
  const { reference } = task;
  const amount = money(task.amount, task.currency);
  const asked = { customerId, amount, reference };
  if (order.status !== 'AwaitingPayment') {
    await endCharge(deps, task, asked);
    return null;
  }
  const isHeld = task.status === 'held';
  const before = isHeld || task.attempts > 1 ? await payments.findCharge(asked) : null;
  if (isHeld && before === null) return null;
  const card = task.paymentMethodId ?? paymentMethodId;
  if (before === null) {
    const paidBy = { paymentMethodId: card };
    await db.update(paymentTasks).set(paidBy).where(eq(paymentTasks.id, task.id));
  }
  const outcome =
    before ?? (await payments.charge({ ...asked, paymentMethodId: card, orderId: order.id }));
  await record(deps, reference, outcome);
  return outcome.kind === 'declined' ? { userId: order.buyerId, code: outcome.code } : null;
}

async function record(deps: Deps, reference: string, outcome: ChargeOutcome): Promise<void> {
  if (outcome.kind === 'processing') throw new PaymentUnavailable('processing');
  const settled = await recordCharge(deps, reference, outcome);
  if (settled?.isWrongAmount) throw new PaymentUnavailable('wrong-amount');
}

/** The charge of an order that does not go ahead: it is cancelled, unless it has succeeded. */
async function endCharge(
  deps: Deps,
  task: PaymentTask,
  asked: Pick<Charge, 'customerId' | 'amount' | 'reference'>,
): Promise<void> {
  const { payments, db } = deps;
  const before = await payments.findCharge(asked);
  const isPaid = before === null || before.kind === 'succeeded';
  const left = isPaid ? before : await payments.cancelCharge(before.id);
  if (left?.kind === 'succeeded') return record(deps, task.reference, left);
  if (left !== null) throw new PaymentUnavailable('not-cancelled');
  if (task.failure === null) return dropTask(deps, task);
  await db
    .update(paymentTasks)
    .set({ status: 'failed' })
    .where(and(eq(paymentTasks.id, task.id), eq(paymentTasks.status, 'open')));
}

async function refund(deps: Deps, task: PaymentTask): Promise<void> {
  const [charged] = await deps.db
    .select({ chargeId: paymentTasks.processorId })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.orderId, task.orderId), eq(paymentTasks.kind, 'charge')));
  const chargeId = charged?.chargeId ?? null;
  if (chargeId === null) return dropTask(deps, task);
  const { payments } = deps;
  const asked = { chargeId, reference: task.reference };
  const before = task.attempts > 1 ? await payments.findRefund(asked) : null;
  if (before === null && (await holdDisputed(deps, task))) return;
  const id = before ?? (await payments.refund(asked));
  await inTransaction(deps, (context) => settleOutgoingPayment(context, task, id));
}

/** A payout that may have been sent is sent again only once the processor says that it has none. */
async function payOut(deps: Deps, task: PaymentTask, order: OrderRow): Promise<void> {
  const { payments } = deps;
  const { payoutAccountId } = await accountOf(deps, order.sellerId);
  if (payoutAccountId === null) return releaseClaim(deps, task);
  const transfer = {
    accountId: payoutAccountId,
    amount: money(task.amount, task.currency),
    orderId: order.id,
    reference: task.reference,
  };
  const before = task.attempts > 1 ? await payments.findTransfer(transfer) : null;
  if (before === null && (await holdDisputed(deps, task))) return;
  const id = before ?? (await payments.transfer(transfer));
  await inTransaction(deps, (context) => settleOutgoingPayment(context, task, id));
}

/**
 * The card or the payout account was removed after the task was claimed. The processor was not
 * asked, so the attempt does not count.
 */
async function releaseClaim({ db }: Deps, task: PaymentTask): Promise<void> {
  await db
    .update(paymentTasks)
    .set({ attempts: sql`${paymentTasks.attempts} - 1` })
    .where(and(eq(paymentTasks.id, task.id), eq(paymentTasks.status, 'open')));
}

async function dropTask({ db }: Deps, task: PaymentTask): Promise<void> {
  await db
    .update(paymentTasks)
    .set({ status: 'dropped' })
    .where(and(eq(paymentTasks.id, task.id), eq(paymentTasks.status, 'open')));
}

/**
 * Holds a payout or a refund that the processor does not have, where its charge was disputed: one that is due
 * again starts anew. Under the order's lock, so that a dispute that is won meanwhile finds it held.
 */
function holdDisputed(deps: Deps, { id, orderId }: PaymentTask): Promise<boolean> {
  return inTransaction(deps, async ({ tx }) => {
    await lockTrade(tx, orderId);
    if (await isPaid(tx, orderId)) return false;
    await tx
      .update(paymentTasks)
      .set({ status: 'held', attempts: 0 })
      .where(and(eq(paymentTasks.id, id), eq(paymentTasks.status, 'open')));
    return true;
  });
}

async function accountOf({ db, payments }: Deps, userId: number) {
  const account = await findPaymentAccount(db, userId, payments.name);
  if (!account) throw new Error(`user ${userId} has no account at ${payments.name}`);
  return account;
}
