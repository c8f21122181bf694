import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists } from '../db/schema/catalogue.ts';
import { followedArtists } from '../db/schema/collecting.ts';
import { isAnyOf } from '../db/sql.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { type LoadedArtist, loadArtists } from './list-artists.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

export type FollowRow = typeof followedArtists.$inferSelect;
export type LoadedFollow = { readonly follow: FollowRow; readonly artist: LoadedArtist | null };

const newest = newestFirst(followedArtists.id);

/**
 * One page of the artists that a user follows, newest first. The record of a deleted artist has
 * none.
 */
export async function listFollows(
  db: Queryable,
  filter: { readonly userId: number; readonly artistIds?: readonly number[] | undefined },
  page: PageRequest,
): Promise<Page<LoadedFollow>> {
  const where = and(
    eq(followedArtists.userId, filter.userId),
    filter.artistIds && isAnyOf(followedArtists.artistId, filter.artistIds),
  );
  const rows = await db
    .select({ follow: followedArtists, artist: artists, key: keyOf(newest) })
    .from(followedArtists)
    .innerJoin(artists, eq(artists.id, followedArtists.artistId))
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ follow }) => follow.id);
  const total = await countUpTo(db, followedArtists, where);
  const loaded = await loadArtists(
    db,
    cut.page.flatMap(({ artist }) => (artist.deletedAt === null ? [artist] : [])),
  );
  const artistOf = new Map(loaded.map((one) => [one.artist.id, one]));
  const follows = cut.page.map(({ follow }) => ({
    follow,
    artist: artistOf.get(follow.artistId) ?? null,
  }));
  return { rows: follows, total, next: cut.next };
}

/** null: the user does not follow the artist. */
export async function findFollow(
  db: Queryable,
  userId: number,
  artistId: number,
): Promise<FollowRow | null> {
  const [follow] = await db
    .select()
    .from(followedArtists)
    .where(and(eq(followedArtists.userId, userId), eq(followedArtists.artistId, artistId)));
  return follow ?? null;
}
