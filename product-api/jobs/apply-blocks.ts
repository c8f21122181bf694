import { and, asc, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import { applyAway } from '../commands/apply-away.ts';
import { voidBid } from '../commands/void-bid.ts';
import { tradingPauses } from '../db/schema/cases.ts';
import { asks, bids } from '../db/schema/market.ts';
import { users } from '../db/schema/people.ts';
import { inTransaction } from '../market/command-context.ts';
import { isPausedAt } from '../market/trading-pauses.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

const atMost = 200;

/**
 * Withdraws the bids of accounts that are blocked or may trade nothing new, and pauses their asks,
 * also those that entered a book meanwhile; returns how many accounts it looked at.
 */
export async function applyBlocks(deps: JobDeps): Promise<number> {
  const { db } = deps;
  const live = [
    db
      .select({ one: sql`1` })
      .from(asks)
      .where(and(eq(asks.userId, users.id), eq(asks.status, askInBook))),
    db
      .select({ one: sql`1` })
      .from(bids)
      .where(and(eq(bids.userId, users.id), eq(bids.status, bidInBook))),
  ].map((rows) => exists(rows));
  const pauses = db
    .select({ id: tradingPauses.id })
    .from(tradingPauses)
    .where(and(eq(tradingPauses.userId, users.id), isPausedAt(deps.now())));
  const blocked = await db
    .select({ id: users.id })
    .from(users)
    .where(and(or(isNotNull(users.blockedAt), exists(pauses)), or(...live)))
    .orderBy(asc(users.id))
    .limit(atMost);
  await forEachRecord(deps, 'apply-blocks', blocked, async ({ id: userId }) => {
    await applyAway(deps, userId);
    const standing = await db
      .select({ id: bids.id })
      .from(bids)
      .where(and(eq(bids.userId, userId), eq(bids.status, bidInBook)))
      .limit(atMost);
    await forEachRecord(deps, 'apply-blocks', standing, ({ id: bidId }) =>
      inTransaction(deps, (context) => voidBid(context, { userId, bidId })),
    );
  });
  return blocked.length;
}
