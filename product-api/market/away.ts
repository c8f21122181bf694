import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tradingPauses } from '../db/schema/cases.ts';
import { profiles, users } from '../db/schema/people.ts';
import { isPausedAt } from './trading-pauses.ts';

/**
 * Whether the seller is away, blocked or may trade nothing new: asks of theirs that would enter a
 * book are paused instead. It stays so until the transaction ends, so that a seller who comes back
 * meanwhile finds the paused ask.
 */
export async function isAway(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const [away] = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), gt(profiles.awayUntil, now)))
    .for('share');
  return away !== undefined || (await isBlocked(db, userId)) || isPaused(db, userId, now);
}

async function isBlocked(db: Queryable, userId: number): Promise<boolean> {
  const [user] = await db
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.blockedAt)))
    .for('share');
  return user !== undefined;
}

async function isPaused(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const [pause] = await db
    .select({ id: tradingPauses.id })
    .from(tradingPauses)
    .where(and(eq(tradingPauses.userId, userId), isPausedAt(now)))
    .for('share')
    .limit(1);
  return pause !== undefined;
}
