import { and, count, eq, isNotNull, notExists, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts, paymentTasks } from '../db/schema/payments.ts';
import { users } from '../db/schema/people.ts';
import { refused } from '../errors.ts';
import type { CommandContext } from './command-context.ts';
import { readNewBuyerLimits } from './owner-settings.ts';

/** Throws 'trade.card-missing'. The card stays until the transaction ends. */
export async function requireCard(context: CommandContext, userId: number): Promise<void> {
  if (!(await mayBuy(context, userId))) throw refused('trade.card-missing');
}

/** Whether the user has a card, where one is needed. It stays until the transaction ends. */
export async function mayBuy(
  { tx, purchaseRules: { cardAt } }: CommandContext,
  userId: number,
): Promise<boolean> {
  if (cardAt === null) return true;
  // The user before the card, as closing an account locks them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  const [account] = await tx
    .select({ userId: paymentAccounts.userId })
    .from(paymentAccounts)
    .where(
      and(
        eq(paymentAccounts.userId, userId),
        eq(paymentAccounts.processor, cardAt),
        isNotNull(paymentAccounts.paymentMethodId),
      ),
    )
    .for('share');
  return account !== undefined;
}

/**
 * Throws 'trade.unpaid-limit' where an account that has never paid, or has a declined order, would
 * have too many unpaid purchases, or several that come to too much. `priceGbp` in pence.
 */
export async function requireUnpaidLimit(
  { tx, purchaseRules }: CommandContext,
  buyer: { readonly userId: number; readonly priceGbp: number },
): Promise<void> {
  const { unpaidPurchases, unpaidTotal } = await readNewBuyerLimits(tx, purchaseRules);
  if (unpaidPurchases === Number.POSITIVE_INFINITY) return;
  if ((await hasPaid(tx, buyer.userId)) && !(await hasDeclined(tx, buyer.userId))) return;
  // Locked, so that purchases of one account that arrive together are counted one by one.
  const own = eq(users.id, buyer.userId);
  await tx.select({ id: users.id }).from(users).where(own).for('no key update');
  const [unpaid] = await tx
    .select({ purchases: count(), priceGbp: sum(orders.priceGbp).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.buyerId, buyer.userId), eq(orders.status, 'AwaitingPayment')));
  if (!unpaid || unpaid.purchases === 0) return;
  const isOver =
    unpaid.purchases >= unpaidPurchases || unpaid.priceGbp + buyer.priceGbp > unpaidTotal;
  if (isOver) throw refused('trade.unpaid-limit');
}

/** Whether an order of theirs waits because its charge was declined or is not confirmed. */
async function hasDeclined(tx: Transaction, buyerId: number): Promise<boolean> {
  const [declined] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentTasks, eq(paymentTasks.orderId, orders.id))
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(orders.status, 'AwaitingPayment'),
        eq(paymentTasks.kind, 'charge'),
        isNotNull(paymentTasks.failure),
      ),
    )
    .limit(1);
  return declined !== undefined;
}

const refunds = alias(paymentTasks, 'refunds');

async function hasPaid(tx: Transaction, buyerId: number): Promise<boolean> {
  const [paid] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(paymentTasks, eq(paymentTasks.orderId, orders.id))
    .where(
      and(
        eq(orders.buyerId, buyerId),
        eq(paymentTasks.kind, 'charge'),
        eq(paymentTasks.status, 'done'),
        notExists(
          tx
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.orderId, orders.id), eq(refunds.kind, 'refund'))),
        ),
      ),
    )
    .limit(1);
  return paid !== undefined;
}
