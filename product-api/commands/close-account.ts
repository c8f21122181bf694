import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { type AskStatus, askStatuses, askTransitions } from '../../shared/domain/ask-status.ts';
import { type BidStatus, bidInBook } from '../../shared/domain/bid-status.ts';
import {
  type OrderStatus,
  orderStatuses,
  orderTransitions,
} from '../../shared/domain/order-status.ts';
import { isFinal } from '../../shared/domain/transitions.ts';
import { revokeSessions } from '../auth/sessions.ts';
import type { Transaction } from '../db/database.ts';
import {
  followedArtists,
  latestSearches,
  releaseNotifications,
  savedArtworks,
  submissionFiles,
  submissions,
} from '../db/schema/collecting.ts';
import { asks, bids, orders } from '../db/schema/market.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import { emails, oneTimeTokens, profiles, socialIdentities, users } from '../db/schema/people.ts';
import { raffleEntries } from '../db/schema/raffles.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../errors.ts';

/** Asks and bids that may still become a sale, and orders that have not ended. */
const openAsks: readonly AskStatus[] = askStatuses.filter(
  (status) => status !== 'Draft' && status !== 'Done' && !isFinal(askTransitions, status),
);
const endedOrders: readonly OrderStatus[] = orderStatuses.filter((status) =>
  isFinal(orderTransitions, status),
);
const openBids: readonly BidStatus[] = [bidInBook];

/**
 * Closes an account: personal data is deleted, records that other people's trades need are kept
 * without a name. Throws 'profile.open-trades' while an ask, a bid or an order is open. Returns the
 * ids of the uploads to delete.
 */
export async function closeAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<{ files: string[] }> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (!user) throw notFound();
    await voidDrafts(tx, userId);
    if (await hasOpenTrades(tx, userId)) throw conflict('profile.open-trades');
    const files = await deletePersonalData(tx, userId, now());
    await tx.delete(emails).where(eq(emails.recipient, user.email));
    await revokeSessions(tx, userId, now());
    const anonymous = `left-${randomUUID()}`;
    await tx
      .update(users)
      .set({
        username: anonymous,
        email: `${anonymous}@deleted.invalid`,
        firstName: '',
        lastName: '',
        passwordHash: null,
        provider: 'local',
        role: 'user',
        leftAt: now(),
      })
      .where(eq(users.id, userId));
    return { files };
  });
}

/** Runs first: it waits for a draft that is being placed, which then counts as open. */
async function voidDrafts(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(asks)
    .set({ status: 'Voided' })
    .where(and(eq(asks.userId, userId), eq(asks.status, 'Draft')));
  await tx
    .update(bids)
    .set({ status: 'Voided' })
    .where(and(eq(bids.userId, userId), eq(bids.status, 'Draft')));
}

async function hasOpenTrades(tx: Transaction, userId: number): Promise<boolean> {
  const [ask] = await tx
    .select({ id: asks.id })
    .from(asks)
    .where(and(eq(asks.userId, userId), inArray(asks.status, [...openAsks])))
    .limit(1);
  const [bid] = await tx
    .select({ id: bids.id })
    .from(bids)
    .where(and(eq(bids.userId, userId), inArray(bids.status, [...openBids])))
    .limit(1);
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        notInArray(orders.status, [...endedOrders]),
      ),
    )
    .limit(1);
  return ask !== undefined || bid !== undefined || order !== undefined;
}

/** Orders keep their shipping address: invoices have to name it. */
async function deletePersonalData(tx: Transaction, userId: number, now: Date): Promise<string[]> {
  const files = await tx
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
    .where(eq(submissions.userId, userId));
  for (const table of [
    submissions,
    followedArtists,
    savedArtworks,
    latestSearches,
    releaseNotifications,
    socialIdentities,
    paymentAccounts,
    oneTimeTokens,
    profiles,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  /**
   * Drawn entries stay, because other entrants verify the draw with them; their result is not
   * mailed.
   */
  const undrawn = and(eq(raffleEntries.userId, userId), isNull(raffleEntries.rank));
  await tx.delete(raffleEntries).where(undrawn);
  await tx.update(raffleEntries).set({ toldAt: now }).where(eq(raffleEntries.userId, userId));
  await tx.update(bids).set({ shippingAddress: null }).where(eq(bids.userId, userId));
  return files.map(({ id }) => id);
}
