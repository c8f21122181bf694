import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { lockOwner, type ProvenOwner } from '../auth/prove-owner.ts';
import { revokeSessions } from '../auth/sessions.ts';
import type { Transaction } from '../db/database.ts';
import { bulkRows } from '../db/schema/bulk.ts';
import {
  followedArtists,
  latestSearches,
  releaseNotifications,
  savedArtworks,
  submissionFiles,
  submissions,
} from '../db/schema/collecting.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { feedEntries } from '../db/schema/feed.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentAccounts } from '../db/schema/payments.ts';
import {
  emails,
  featureFlagPeople,
  oneTimeTokens,
  profiles,
  socialIdentities,
  users,
} from '../db/schema/people.ts';
import { raffleEntries } from '../db/schema/raffles.ts';
import { passkeys, recoveryCodes, staff } from '../db/schema/staff.ts';
import type { Deps } from '../deps.ts';
import { conflict } from '../errors.ts';
import { readDebts } from '../market/ledger/share-out.ts';
import { countOpenTrades } from '../queries/count-open-trades.ts';

/**
 * Closes an account: personal data is deleted, records that other people's trades need are kept
 * without a name. A refund that is due is still paid. The lock waits for what the user is writing,
 * and triggers refuse what comes later. Throws 'profile.open-trades' while an ask, a bid or an
 * order is open, or it is not known whether a charge was made, 'profile.debt' while they owe money,
 * and 'desk.has-role'. Returns the ids of the uploads to delete.
 */
export async function closeAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: ProvenOwner,
): Promise<{ files: string[] }> {
  return db.transaction(async (tx) => {
    const user = await lockOwner(tx, owner);
    const userId = user.id;
    await leaveStaff(tx, userId);
    await voidDrafts(tx, userId);
    const open = await countOpenTrades(tx, userId);
    if (Object.values(open).some((number) => number > 0)) throw conflict('profile.open-trades');
    if ((await readDebts(tx, userId)).length > 0) throw conflict('profile.debt');
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
        leftAt: now(),
      })
      .where(eq(users.id, userId));
    return { files };
  });
}

/** Who has a role keeps the account until an owner takes it away. */
async function leaveStaff(tx: Transaction, userId: number): Promise<void> {
  const [member] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update');
  if (!member) return;
  if (member.roles.length > 0) throw conflict('desk.has-role');
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(staff).where(eq(staff.userId, userId));
}

/** One that is locked is being placed: its placing waits for this transaction, and is refused. */
async function voidDrafts(tx: Transaction, userId: number): Promise<void> {
  for (const table of [asks, bids]) {
    const drafts = tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.status, 'Draft')))
      .for('no key update', { skipLocked: true });
    await tx.update(table).set({ status: 'Voided' }).where(inArray(table.id, drafts));
  }
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
    featureFlagPeople,
    feedEntries,
    bulkRows,
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
  const sales = tx.select({ id: orders.id }).from(orders).where(eq(orders.askId, asks.id));
  const unsold = tx
    .select({ id: asks.id })
    .from(asks)
    .where(and(eq(asks.userId, userId), notExists(sales)));
  await tx.delete(askDocuments).where(inArray(askDocuments.askId, unsold));
  // One that is locked is being placed and stays a draft, which is deleted later.
  const free = unsold.for('no key update', { skipLocked: true });
  await tx.update(asks).set({ comments: {}, copyDetails: null }).where(inArray(asks.id, free));
  await tx
    .update(bids)
    .set({ shippingAddress: null })
    .where(and(eq(bids.userId, userId), isNotNull(bids.shippingAddress)));
  return files.map(({ id }) => id);
}
