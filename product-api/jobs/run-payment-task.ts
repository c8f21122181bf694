import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { money } from '../../shared/domain/money.ts';
import { recordCharge } from '../commands/record-charge.ts';
import { logReversal, recordReversals } from '../commands/record-reversals.ts';
import { settleOutgoingPayment } from '../commands/settle-outgoing-payment.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import {
  canLeave,
  lockPaymentTask,
  lockPaymentTaskOf,
  type PaymentTask,
  sumLeft,
} from '../market/payment-tasks.ts';
import type { OrderRow } from '../market/rows.ts';
import { findPaymentAccount } from '../payments/accounts.ts';
import {
  type Charge,
  type ChargeOutcome,
  type PaymentPort,
  PaymentUnavailable,
  type Reversals,
} from '../payments/payment-port.ts';

type Deps = CommandDeps & { readonly payments: PaymentPort; readonly log: FastifyBaseLogger };

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
  await (task.kind === 'payout' ? payOut(deps, task, order) : refund(deps, task));
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
  await record(deps, reference, outcome, before === null ? null : task.nextAttemptAt);
  return outcome.kind === 'declined' ? { userId: order.buyerId, code: outcome.code } : null;
}

async function record(
  deps: Deps,
  reference: string,
  outcome: ChargeOutcome,
  claimedUntil: Date | null = null,
): Promise<void> {
  if (outcome.kind === 'processing') throw new PaymentUnavailable('processing');
  const settled = await recordCharge(deps, reference, outcome, claimedUntil);
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
  const charge = await chargeOf(deps, task.orderId);
  const chargeId = charge?.processorId ?? null;
  if (charge === undefined || chargeId === null) return dropTask(deps, task);
  const { payments } = deps;
  const { reference } = task;
  const found = await payments.findReversals({ chargeId, reference });
  const made = found.refunds.filter(({ hasFailed }) => !hasFailed);
  const total = made.reduce((sum, { amount }) => sum + amount, 0);
  const before =
    made.find((one) => one.reference === reference) ??
    made.find(({ amount }) => total >= charge.amount && amount === task.amount);
  const amount = before ? null : await prepare(deps, task, { charge, chargeId, found });
  if (before === undefined && amount === null) return;
  const failedBefore = found.refunds.filter(
    (one) => one.reference === reference && one.hasFailed,
  ).length;
  const due = { chargeId, amount: amount ?? 0, reference, failedBefore };
  const id = before?.id ?? (await payments.refund(due));
  await inTransaction(deps, (context) => settleOutgoingPayment(context, task, id));
}

/**
 * A payout is sent once the processor says that it has none. Attempts are no proof: another process
 * may still be sending it after its claim ended.
 */
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
  const before = await payments.findTransfer(transfer);
  if (before === null && !(await isDue(deps, task))) return;
  const id = before ?? (await payments.transfer(transfer));
  await inTransaction(deps, (context) => settleOutgoingPayment(context, task, id));
}

/** Whether the charge still allows a payout, by the processor's records where it has the charge. */
async function isDue(deps: Deps, task: PaymentTask): Promise<boolean> {
  const charge = await chargeOf(deps, task.orderId);
  const chargeId = charge?.recordedBy === null ? charge.processorId : null;
  if (charge === undefined || chargeId === null) return (await prepare(deps, task, null)) !== null;
  const found = await deps.payments.findReversals({ chargeId, reference: null });
  return (await prepare(deps, task, { charge, chargeId, found })) !== null;
}

async function chargeOf({ db }: Deps, orderId: number): Promise<PaymentTask | undefined> {
  const ofOrder = and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge'));
  return (await db.select().from(paymentTasks).where(ofOrder))[0];
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

/** The processor's records of a charge, and ours from before they were asked for. */
type Seen = {
  readonly charge: PaymentTask;
  readonly chargeId: string;
  readonly found: Reversals;
};

/**
 * The amount of a payout or a refund that the processor does not have, as due now; null: its charge
 * was reversed, so it is held and starts anew once it is due again. Under the order's lock, so that
 * a dispute that is won meanwhile finds it held.
 */
async function prepare(
  deps: Deps,
  { id, orderId, kind }: PaymentTask,
  seen: Seen | null,
): Promise<number | null> {
  const { log, payments } = deps;
  const { amount, reversed } = await inTransaction(deps, async (context) => {
    const { tx } = context;
    await lockTrade(tx, orderId);
    const reversed =
      seen === null
        ? null
        : await recordReversals(context, {
            ...{ chargeId: seen.chargeId, known: seen.charge, found: seen.found },
            ...{ hint: null, processor: payments.name },
          });
    const charge = await lockPaymentTaskOf(tx, orderId, 'charge');
    const task = await lockPaymentTask(tx, id);
    const isOpen = and(eq(paymentTasks.id, id), eq(paymentTasks.status, 'open'));
    if (charge === null || !canLeave(kind, charge)) {
      await tx.update(paymentTasks).set({ status: 'held', attempts: 0 }).where(isOpen);
      return { amount: null, reversed };
    }
    const due = kind === 'refund' ? sumLeft(charge) : task.amount;
    await tx.update(paymentTasks).set({ amount: due }).where(isOpen);
    return { amount: task.status === 'open' ? due : null, reversed };
  });
  if (reversed !== null && reversed !== 'outdated') logReversal(log, reversed);
  return amount;
}

async function accountOf({ db, payments }: Deps, userId: number) {
  const account = await findPaymentAccount(db, userId, payments.name);
  if (!account) throw new Error(`user ${userId} has no account at ${payments.name}`);
  return account;
}
