import { and, asc, eq, exists, isNotNull, lte, or, sql } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { applyAway } from '../commands/apply-away.ts';
import { asks } from '../db/schema/market.ts';
import { profiles } from '../db/schema/people.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

/**
 * Brings back the asks of sellers whose date has come, and pauses what entered a book while its
 * seller was away; returns how many sellers it looked at.
 */
export async function applyAwayDates(deps: JobDeps, limit = 100): Promise<number> {
  const live = deps.db
    .select({ one: sql`1` })
    .from(asks)
    .where(and(eq(asks.userId, profiles.userId), eq(asks.status, askInBook)));
  const sellers = await deps.db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(
      and(isNotNull(profiles.awayUntil), or(lte(profiles.awayUntil, deps.now()), exists(live))),
    )
    .orderBy(asc(profiles.awayUntil))
    .limit(limit);
  await forEachRecord(deps, 'apply-away-dates', sellers, ({ id }) => applyAway(deps, id));
  return sellers.length;
}
