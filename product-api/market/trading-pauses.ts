import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { and, count, eq, gt, isNull, max, or } from 'drizzle-orm';
import type { Paused } from '../../shared/contracts/paused.ts';
import {
  conductLimit,
  conductWindowDays,
  type PauseReason,
  pauseDays,
} from '../../shared/domain/conduct.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import type { Queryable } from '../db/database.ts';
import { tradingPauses } from '../db/schema/cases.ts';
import { asks } from '../db/schema/market.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { profiles } from '../db/schema/people.ts';
import { refused } from '../errors.ts';
import { contactOf } from './cases/notify-of-case.ts';
import type { CommandContext } from './command-context.ts';
import { lockSeller, readDebts } from './ledger/share-out.ts';
import { notify } from './notify.ts';
import { formatDay } from './order-links.ts';

/** The pauses of a person's trading that stand. */
export function listPauses(db: Queryable, userId: number) {
  return db
    .select()
    .from(tradingPauses)
    .where(and(eq(tradingPauses.userId, userId), isNull(tradingPauses.endedAt)));
}

/** Why and until when a person trades nothing new, and what they owe; null: neither. */
export async function readPaused(db: Queryable, userId: number, now: Date): Promise<Paused | null> {
  const pauses = await db
    .select({ reason: tradingPauses.reason, until: tradingPauses.until })
    .from(tradingPauses)
    .where(and(eq(tradingPauses.userId, userId), isPausedAt(now)));
  const debts = await readDebts(db, userId);
  if (pauses.length + debts.length === 0) return null;
  return {
    reasons: pauses.map(({ reason, until }) => ({ reason, until: until?.toISOString() ?? null })),
    debts: debts.map(({ amount, currency }) => money(amount, currency)),
  };
}

/** Whether a person may trade nothing new at a time. */
export function isPausedAt(now: Date) {
  return and(
    isNull(tradingPauses.endedAt),
    or(isNull(tradingPauses.until), gt(tradingPauses.until, now)),
  );
}

const codes = {
  'not-paid': 'trade.paused-not-paid',
  'not-shipped': 'trade.paused-not-shipped',
  debt: 'trade.paused-debt',
} as const satisfies Record<PauseReason, string>;

/** Throws 'trade.paused-…' where a person may trade nothing new. */
export async function requireUnpaused({ tx, now }: CommandContext, userId: number): Promise<void> {
  const [pause] = await tx
    .select()
    .from(tradingPauses)
    .where(and(eq(tradingPauses.userId, userId), isPausedAt(now())))
    .for('share')
    .limit(1);
  if (pause) throw refused(codes[pause.reason]);
}

const conduct = {
  'not-paid': { side: orders.buyerId, status: 'PaymentFailed', message: 'trading-paused.not-paid' },
  'not-shipped': {
    side: orders.sellerId,
    status: 'NotShipped',
    message: 'trading-paused.not-shipped',
  },
} as const;

/**
 * Pauses the trading of a person who let several orders fall through in a while, and tells them.
 * What was counted for a pause does not count again.
 */
export async function judgeConduct(
  context: CommandContext,
  userId: number,
  reason: keyof typeof conduct,
): Promise<void> {
  const { tx } = context;
  const { side, status, message } = conduct[reason];
  await lockSeller(tx, userId);
  const own = and(eq(tradingPauses.userId, userId), eq(tradingPauses.reason, reason));
  const [last] = await tx
    .select({ since: max(tradingPauses.since) })
    .from(tradingPauses)
    .where(own);
  const now = context.now();
  const windowStart = subDays(now, conductWindowDays);
  const since = last?.since && last.since > windowStart ? last.since : windowStart;
  const [fell] = await tx
    .select({ orders: count() })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(and(eq(side, userId), eq(orderEvents.status, status), gt(orderEvents.at, since)));
  if (!fell || fell.orders < conductLimit) return;
  const until = addDays(now, pauseDays);
  const [made] = await tx
    .insert(tradingPauses)
    .values({ userId, reason, since: now, until })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  const fields = {
    until: formatDay(until),
    contact: await contactOf(context),
    orders: `${fell.orders} orders`,
  };
  await notify(context, userId, {
    dedupeKey: `trading-paused:${made.id}`,
    artworkId: null,
    says: { name: message, fields },
    path: reason === 'not-paid' ? '/my-account/buying' : '/my-account/selling',
  });
}

/** Pauses the trading of a seller who owes money, and ends that once nothing is owed. */
export async function syncDebtPause(context: CommandContext, userId: number): Promise<void> {
  const { tx } = context;
  await lockSeller(tx, userId);
  const debts = await readDebts(tx, userId);
  const [pause] = await tx
    .select()
    .from(tradingPauses)
    .where(
      and(
        eq(tradingPauses.userId, userId),
        eq(tradingPauses.reason, 'debt'),
        isNull(tradingPauses.endedAt),
      ),
    );
  const isOwing = debts.length > 0;
  if (isOwing === (pause !== undefined)) return;
  const path = '/my-account/selling';
  if (pause) {
    await endPause(context, pause.id, userId, null);
    await notify(context, userId, {
      dedupeKey: `debt-settled:${pause.id}`,
      artworkId: null,
      says: { name: 'debt-settled', fields: {} },
      path,
    });
    return;
  }
  const [made] = await tx
    .insert(tradingPauses)
    .values({ userId, reason: 'debt', since: context.now() })
    .returning();
  if (!made) throw new Error('an inserted pause was not returned');
  const amount = debts.map((debt) => formatMoney(money(debt.amount, debt.currency))).join(' and ');
  await notify(context, userId, {
    dedupeKey: `debt-owed:${made.id}`,
    artworkId: null,
    says: { name: 'debt-owed', fields: { amount, contact: await contactOf(context) } },
    path,
  });
}

/** Ends a pause; the seller's asks come back as after a time away. */
export async function endPause(
  { tx, now }: CommandContext,
  id: number,
  userId: number,
  liftedBy: string | null,
): Promise<void> {
  await tx
    .update(tradingPauses)
    .set({ endedAt: now(), liftedBy })
    .where(and(eq(tradingPauses.id, id), isNull(tradingPauses.endedAt)));
  const paused = and(eq(asks.userId, userId), eq(asks.status, 'Paused'));
  if ((await tx.$count(asks, paused)) === 0) return;
  // Marked as back from being away, so that the job returns the paused asks.
  await tx
    .update(profiles)
    .set({ awayUntil: now() })
    .where(and(eq(profiles.userId, userId), isNull(profiles.awayUntil)));
}
