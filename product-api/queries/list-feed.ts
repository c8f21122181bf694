import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { unreadCountedUpTo } from '../../shared/domain/feed.ts';
import type { Queryable } from '../db/database.ts';
import { feedEntries } from '../db/schema/feed.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

type FeedRow = typeof feedEntries.$inferSelect;
export type LoadedFeedEntry = { readonly entry: FeedRow; readonly picture: PictureRow | null };

const newest = newestFirst(feedEntries.id);

/** One page of a user's feed, newest first, each entry with its work's first picture. */
export async function listFeed(
  db: Queryable,
  userId: number,
  page: PageRequest,
): Promise<Page<LoadedFeedEntry>> {
  const where = eq(feedEntries.userId, userId);
  const rows = await db
    .select({ entry: feedEntries, key: keyOf(newest) })
    .from(feedEntries)
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ entry }) => entry.id);
  const total = await countUpTo(db, feedEntries, where);
  const works = new Set(cut.page.flatMap(({ entry }) => entry.artworkId ?? []));
  const pictures = works.size === 0 ? [] : await picturesOfArtworks(db, [...works]);
  return {
    rows: cut.page.map(({ entry }) => ({
      entry,
      picture: pictures.find(({ ownerId }) => ownerId === entry.artworkId) ?? null,
    })),
    total,
    next: cut.next,
  };
}

/** The number of a user's unread entries, at most `unreadCountedUpTo`. */
export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(feedEntries)
    .where(and(eq(feedEntries.userId, userId), isNull(feedEntries.readAt)))
    .limit(unreadCountedUpTo)
    .as('unread');
  const [counted] = await db.select({ unread: count() }).from(unread);
  return counted?.unread ?? 0;
}
