import { addDays } from 'date-fns/addDays';
import { eq } from 'drizzle-orm';
import { greatestAwayDays } from '../../shared/domain/away.ts';
import { profiles } from '../db/schema/people.ts';
import { invalid } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

/**
 * Says until when a seller is away; null: back now. `applyAway` then pauses the seller's asks, or
 * brings them back. Throws the 400 for a time that has passed or is more than a year ahead.
 */
export async function setAway(
  { tx, now: clock }: CommandContext,
  { userId, until }: { readonly userId: number; readonly until: Date | null },
): Promise<ProfileRow> {
  const now = clock();
  if (until !== null && (until <= now || until > addDays(now, greatestAwayDays))) {
    throw invalid([{ path: ['until'], message: 'Must be within the next year' }]);
  }
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  const mine = eq(profiles.userId, userId);
  const [before] = await tx
    .select({ until: profiles.awayUntil })
    .from(profiles)
    .where(mine)
    .for('no key update');
  // A seller who is back stays marked until all of their asks are back.
  const awayUntil = until ?? (before?.until ? now : null);
  const [profile] = await tx.update(profiles).set({ awayUntil }).where(mine).returning();
  if (!profile) throw new Error(`profile ${userId} does not exist`);
  return profile;
}
