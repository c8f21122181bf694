import { and, eq } from 'drizzle-orm';
import { followedArtists, releaseNotifications } from '../db/schema/collecting.ts';
import { profiles } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import type { Unsubscribing } from '../mail/unsubscribe-link.ts';

/**
 * Ends mails of one kind, for every artist that the user follows or will follow, or for one
 * release.
 */
export async function unsubscribe(
  { db }: Pick<Deps, 'db'>,
  { userId, from }: Unsubscribing,
): Promise<void> {
  if (from.kind === 'releaseReminder') {
    await db
      .delete(releaseNotifications)
      .where(
        and(
          eq(releaseNotifications.userId, userId),
          eq(releaseNotifications.releaseId, from.releaseId),
        ),
      );
    return;
  }
  const off = { [from.kind]: false };
  await db.transaction(async (tx) => {
    await tx.update(profiles).set(off).where(eq(profiles.userId, userId));
    await tx.update(followedArtists).set(off).where(eq(followedArtists.userId, userId));
  });
}
