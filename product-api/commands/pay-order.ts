import { randomUUID } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { eq } from 'drizzle-orm';
import { money } from '../../shared/domain/money.ts';
import { fellThrough } from '../../shared/domain/order-status.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { conflict, notFound, refused, unavailable } from '../errors.ts';
import { type CommandContext, type CommandDeps, inTransaction } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { orderLinks } from '../market/order-links.ts';
import { claimMs, lockPaymentTaskOf, type PaymentTask } from '../market/payment-tasks.ts';
import { findPaymentAccount } from '../payments/accounts.ts';
import {
  type ChargeRetry,
  type PaymentPort,
  PaymentUnavailable,
} from '../payments/payment-port.ts';
import { recordCharge } from './record-charge.ts';

/** `payments` is null where no card processor is configured. */
type Deps = CommandDeps & { readonly payments: PaymentPort | null };
type Input = { readonly orderId: number; readonly userId: number };

export type PayOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly code: string }
  /** The buyer confirms the payment at `url` and is sent back to the order's page. */
  | { readonly kind: 'confirm'; readonly url: string }
  /** The card is being charged, or the outcome is looked up later. */
  | { readonly kind: 'pending' };

/**
 * Charges the buyer's present card for an order whose charge was declined or not confirmed. Claims
 * the charge first, so that one attempt is under way at a time; no transaction is open during the
 * request. Throws 'trade.wrong-status' where the order does not await payment or was cancelled
 * meanwhile, 'trade.card-missing', and 503 where no card processor is configured.
 */
export async function payOrder(deps: Deps, input: Input): Promise<PayOutcome> {
  const claimed = await inTransaction(deps, (context) => claimRetry(context, deps, input));
  if ('kind' in claimed) return claimed;
  const { payments, retry } = claimed;
  try {
    const outcome = await payments.retryCharge(retry);
    if (outcome.kind === 'processing') return { kind: 'pending' };
    const settled = await recordCharge({ ...deps, payments }, retry.reference, outcome);
    if (settled?.isWrongAmount) return { kind: 'pending' };
    await requireStanding(deps, input.orderId);
    if (outcome.kind === 'action-required') return { kind: 'confirm', url: outcome.url };
    return outcome.kind === 'declined'
      ? { kind: 'declined', code: outcome.code }
      : { kind: 'paid' };
  } catch (error) {
    // The charge stays open: its outcome is looked up once the claim has ended.
    if (!(error instanceof PaymentUnavailable)) throw error;
    return { kind: 'pending' };
  }
}

/** The order may have been cancelled during the request: its charge is cancelled or refunded. */
async function requireStanding({ db }: Deps, orderId: number): Promise<void> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || fellThrough.includes(order.status)) throw conflict('trade.wrong-status');
}

async function claimRetry(
  context: CommandContext,
  { payments, publicUrl }: Deps,
  { orderId, userId }: Input,
): Promise<{ readonly payments: PaymentPort; readonly retry: ChargeRetry } | PayOutcome> {
  const { tx } = context;
  const { edition, order } = await lockTrade(tx, orderId);
  if (order.buyerId !== userId) throw notFound();
  if (payments === null) throw unavailable();
  const task = await lockPaymentTaskOf(tx, orderId, 'charge');
  if (fellThrough.includes(order.status)) throw conflict('trade.wrong-status');
  if (task?.status === 'done') return { kind: 'paid' };
  const now = context.now();
  const isOver = order.deadline !== null && order.deadline <= now;
  if (order.status !== 'AwaitingPayment' || !task || isOver) throw conflict('trade.wrong-status');
  const account = await findPaymentAccount(tx, userId, payments.name);
  const { customerId = null, paymentMethodId = null } = account ?? {};
  if (customerId === null || paymentMethodId === null) throw refused('trade.card-missing');
  if (task.status !== 'held' || task.processorId === null) return { kind: 'pending' };
  await claim(context, task, paymentMethodId, now);
  const retry = {
    customerId,
    paymentMethodId,
    amount: money(task.amount, task.currency),
    orderId,
    reference: task.reference,
    chargeId: task.processorId,
    attemptKey: randomUUID(),
    returnUrl: `${publicUrl}${orderLinks(edition, order).returned}`,
  };
  return { payments, retry };
}

async function claim({ tx }: CommandContext, { id }: PaymentTask, card: string, now: Date) {
  const claimed = { attempts: 1, nextAttemptAt: addMilliseconds(now, claimMs) };
  await tx
    .update(paymentTasks)
    .set({ ...claimed, status: 'open', paymentMethodId: card })
    .where(eq(paymentTasks.id, id));
}
