import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { runningAsks } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { ExpiryDays } from '../../shared/domain/expiry.ts';
import type { Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { isAnyOf } from '../db/sql.ts';
import type { CommandContext } from '../market/command-context.ts';
import { expiryOf } from '../market/enter-book.ts';

type Extend = { readonly userId: number; readonly expiresInDays: ExpiryDays };

/**
 * Sets a new expiry on all of a user's live or paused asks, or live bids, where it is later than
 * the present one; returns how many changed. Expired ones do not come back and places in the books
 * do not change. Books are locked in the order of their ids to avoid deadlocks.
 */
export async function extendAsks(
  context: CommandContext,
  { userId, expiresInDays }: Extend,
): Promise<number> {
  const { tx } = context;
  const mine = and(
    eq(asks.userId, userId),
    inArray(asks.status, [...runningAsks]),
    isNotNull(asks.expiresAt),
  );
  const books = await tx.selectDistinct({ id: asks.editionId }).from(asks).where(mine);
  await lockBooks(tx, books);
  const now = context.now();
  const standing = await tx
    .select()
    .from(asks)
    .where(and(mine, gt(asks.expiresAt, now)));
  const longer = standing.filter((row) => endsLater(row.expiresAt, expiresInDays, now));
  await tx
    .update(asks)
    .set({ expiresInDays, expiresAt: expiryOf({ expiresInDays }, now) })
    .where(isAnyOf(asks.id, idsOf(longer)));
  return longer.length;
}

export async function extendBids(
  context: CommandContext,
  { userId, expiresInDays }: Extend,
): Promise<number> {
  const { tx } = context;
  const mine = and(eq(bids.userId, userId), eq(bids.status, bidInBook), isNotNull(bids.expiresAt));
  const books = await tx.selectDistinct({ id: bids.editionId }).from(bids).where(mine);
  await lockBooks(tx, books);
  const now = context.now();
  const standing = await tx
    .select()
    .from(bids)
    .where(and(mine, gt(bids.expiresAt, now)));
  const longer = standing.filter((row) => endsLater(row.expiresAt, expiresInDays, now));
  await tx
    .update(bids)
    .set({ expiresInDays, expiresAt: expiryOf({ expiresInDays }, now) })
    .where(isAnyOf(bids.id, idsOf(longer)));
  return longer.length;
}

async function lockBooks(tx: Transaction, books: readonly { readonly id: number }[]) {
  await tx
    .select({ id: editions.id })
    .from(editions)
    .where(isAnyOf(editions.id, idsOf(books)))
    .orderBy(asc(editions.id))
    .for('no key update');
}

function endsLater(expiresAt: Date | null, expiresInDays: ExpiryDays, now: Date): boolean {
  const next = expiryOf({ expiresInDays }, now);
  return expiresAt !== null && (next === null || next > expiresAt);
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
