import { and, eq, inArray, lte } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { runningAsks } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Transaction } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { moveAsk, moveBid } from '../market/move.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import type { EditionRow } from '../market/rows.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

/**
 * Expires asks and bids in at most `limit` books and notifies their owners; returns how many. One
 * short transaction per book. A locked book is skipped until the next run; until then its expired
 * orders cannot trade either.
 */
export async function expireOrders(deps: JobDeps, limit = 500): Promise<number> {
  const now = deps.now();
  const books = await union(
    deps.db.select({ id: asks.editionId }).from(asks).where(askIsOver(now)),
    deps.db.select({ id: bids.editionId }).from(bids).where(bidIsOver(now)),
  ).limit(limit);
  let ended = 0;
  await forEachRecord(deps, 'expire-orders', books, async ({ id }) => {
    ended += await inTransaction(deps, (context) => expireBook(context, id));
  });
  return ended;
}

async function expireBook(context: CommandContext, editionId: number): Promise<number> {
  const { tx } = context;
  const edition = await tryLockBook(tx, editionId);
  if (!edition) return 0;
  const now = context.now();
  const overAsks = await tx
    .select()
    .from(asks)
    .where(and(eq(asks.editionId, editionId), askIsOver(now)))
    .for('no key update');
  const overBids = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.editionId, editionId), bidIsOver(now)))
    .for('no key update');
  for (const ask of overAsks) {
    await moveAsk(tx, ask, 'Expired');
    await notifyOwner(context, edition, ask, 'ask', '/my-account/selling');
  }
  for (const bid of overBids) {
    await moveBid(tx, bid, 'Expired');
    await notifyOwner(context, edition, bid, 'bid', '/my-account/buying');
  }
  await refreshBestPrices(tx, edition, now);
  return overAsks.length + overBids.length;
}

async function notifyOwner(
  context: CommandContext,
  edition: EditionRow,
  order: { readonly id: number; readonly userId: number },
  what: 'ask' | 'bid',
  path: string,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  await notify(context, order.userId, {
    dedupeKey: `expired:${what}:${order.id}`,
    artworkId: edition.artworkId,
    says: { name: `${what}-expired`, fields: { title } },
    path,
  });
}

async function tryLockBook(tx: Transaction, id: number): Promise<EditionRow | null> {
  const [edition] = await tx
    .select()
    .from(editions)
    .where(eq(editions.id, id))
    .for('no key update', { skipLocked: true });
  return edition ?? null;
}

function askIsOver(now: Date) {
  return and(inArray(asks.status, [...runningAsks]), lte(asks.expiresAt, now));
}

function bidIsOver(now: Date) {
  return and(eq(bids.status, bidInBook), lte(bids.expiresAt, now));
}
