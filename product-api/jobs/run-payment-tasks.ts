import { addMilliseconds } from 'date-fns/addMilliseconds';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { atBank } from '../../shared/domain/decline-reasons.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../db/schema/payments.ts';
import { claimMs, type PaymentTask, retryDelay } from '../market/payment-tasks.ts';
import { findUnfinishedCardSetups, finishCardSetup } from '../payments/card-setup.ts';
import { type PaymentPort, PaymentUnavailable } from '../payments/payment-port.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';
import { runPaymentTask } from './run-payment-task.ts';

type Deps = JobDeps & { readonly payments: PaymentPort };

const batchSize = 5;
/** After these, about three days, an operator is told at each further one. */
const overdueAttempts = 20;

/**
 * Carries out the charges, refunds and payouts that are due; returns how many were tried. Each is
 * claimed by one process at a time and tried until its outcome is known. Charges without a card
 * and payouts without an account are skipped until they have one, and refunds of charges that an
 * operator recorded. Charges whose buyer was sent to the bank are looked up.
 */
export async function runPaymentTasks(deps: Deps): Promise<number> {
  let tried = 0;
  for (;;) {
    const tasks = await claim(deps);
    await Promise.all(tasks.map((task) => attempt(deps, task)));
    tried += tasks.length;
    if (tasks.length < batchSize) return tried;
  }
}

/** Looks up card set-ups whose end was not reported. */
export async function findSavedCards(deps: Deps): Promise<void> {
  const accounts = await findUnfinishedCardSetups(deps, deps.payments);
  const setups = accounts.map(({ userId: id, setupId }) => ({ id, setupId }));
  await forEachRecord(deps, 'find-saved-cards', setups, async ({ setupId }) => {
    if (setupId !== null) await finishCardSetup(deps, deps.payments, setupId);
  });
}

async function attempt(deps: Deps, task: PaymentTask): Promise<void> {
  const named = { orderId: task.orderId, task: task.kind, attempts: task.attempts };
  try {
    const declined = await runPaymentTask(deps, task);
    if (declined) deps.log.warn({ event: 'payment.declined', ...named, ...declined }, 'declined');
    else deps.log.info({ event: 'payment.tried', ...named }, 'money asked for');
  } catch (error) {
    const isOverdue = task.attempts >= overdueAttempts;
    const event = isOverdue ? 'payment.overdue' : 'payment.unknown';
    const cause = error instanceof PaymentUnavailable ? { code: error.code } : { err: error };
    const level = isOverdue || !(error instanceof PaymentUnavailable) ? 'error' : 'warn';
    deps.log[level]({ event, ...named, ...cause }, 'it is not known whether money moved');
    const nextAttemptAt = addMilliseconds(deps.now(), retryDelay(task.attempts));
    await deps.db.update(paymentTasks).set({ nextAttemptAt }).where(eq(paymentTasks.id, task.id));
  }
}

function claim({ db, now, payments }: Deps): Promise<PaymentTask[]> {
  const party = sql`case ${paymentTasks.kind}
    when 'payout' then ${orders.sellerId} else ${orders.buyerId} end`;
  const charges = alias(paymentTasks, 'charges');
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: paymentTasks.id })
      .from(paymentTasks)
      .innerJoin(orders, eq(orders.id, paymentTasks.orderId))
      .leftJoin(charges, and(eq(charges.orderId, orders.id), eq(charges.kind, 'charge')))
      .leftJoin(
        paymentAccounts,
        and(eq(paymentAccounts.processor, payments.name), eq(paymentAccounts.userId, party)),
      )
      .where(
        and(
          or(
            eq(paymentTasks.status, 'open'),
            and(
              eq(paymentTasks.status, 'held'),
              eq(paymentTasks.kind, 'charge'),
              eq(paymentTasks.failure, atBank),
            ),
          ),
          lte(paymentTasks.nextAttemptAt, now()),
          or(
            and(
              inArray(paymentTasks.kind, ['refund', 'partial-refund']),
              isNull(charges.recordedBy),
            ),
            and(eq(paymentTasks.kind, 'charge'), isNotNull(paymentAccounts.paymentMethodId)),
            and(eq(paymentTasks.kind, 'payout'), paymentAccounts.payoutsEnabled),
          ),
        ),
      )
      .orderBy(asc(paymentTasks.nextAttemptAt), asc(paymentTasks.id))
      .limit(batchSize)
      .for('update', { of: paymentTasks, skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(paymentTasks)
      .set({
        attempts: sql`${paymentTasks.attempts} + 1`,
        nextAttemptAt: addMilliseconds(now(), claimMs),
      })
      .where(
        inArray(
          paymentTasks.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}
