import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { profiles } from '../db/schema/people.ts';

/**
 * Whether the seller is away: asks of theirs that would enter a book are paused instead. It stays so
 * until the transaction ends, so that a seller who comes back meanwhile finds the paused ask.
 */
export async function isAway(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const [away] = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), gt(profiles.awayUntil, now)))
    .for('share');
  return away !== undefined;
}
