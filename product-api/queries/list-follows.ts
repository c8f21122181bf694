import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists } from '../db/schema/catalogue.ts';
import { followedArtists } from '../db/schema/collecting.ts';
import { type LoadedArtist, loadArtists } from './list-artists.ts';
import { offsetOf, type PageRequest } from './page.ts';
import { isAnyOf } from './sql.ts';

export type FollowRow = typeof followedArtists.$inferSelect;
export type LoadedFollow = { readonly follow: FollowRow; readonly artist: LoadedArtist | null };

/** One page of the artists that a person follows, newest first. Deleted artists come without one. */
export async function listFollows(
  db: Queryable,
  filter: { readonly userId: number; readonly artistIds?: readonly number[] | undefined },
  page: PageRequest,
): Promise<{ follows: LoadedFollow[]; total: number }> {
  const where = and(
    eq(followedArtists.userId, filter.userId),
    filter.artistIds && isAnyOf(followedArtists.artistId, filter.artistIds),
  );
  const rows = await db
    .select({ follow: followedArtists, artist: artists })
    .from(followedArtists)
    .innerJoin(artists, eq(artists.id, followedArtists.artistId))
    .where(where)
    .orderBy(desc(followedArtists.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(followedArtists).where(where);
  const loaded = await loadArtists(
    db,
    rows.flatMap(({ artist }) => (artist.deletedAt === null ? [artist] : [])),
  );
  const artistOf = new Map(loaded.map((one) => [one.artist.id, one]));
  const follows = rows.map(({ follow }) => ({
    follow,
    artist: artistOf.get(follow.artistId) ?? null,
  }));
  return { follows, total: counted?.total ?? 0 };
}

/** null: the person does not follow the artist. */
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
