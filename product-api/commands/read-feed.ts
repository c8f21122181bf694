import { and, eq, isNull, lte } from 'drizzle-orm';
import type { z } from 'zod';
import type { readFeedBody } from '../../shared/contracts/wire/feed.ts';
import { feedEntries } from '../db/schema/feed.ts';
import type { Deps } from '../deps.ts';

/**
 * Marks one entry of the user's feed as read, or all up to one: what happened since the user looked
 * stays unread. Entries of others, unknown ones and those that are read stay as they are.
 */
export async function readFeed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  which: z.infer<typeof readFeedBody>,
): Promise<void> {
  const chosen = 'id' in which ? eq(feedEntries.id, which.id) : lte(feedEntries.id, which.upTo);
  await db
    .update(feedEntries)
    .set({ readAt: now() })
    .where(and(eq(feedEntries.userId, userId), isNull(feedEntries.readAt), chosen));
}
