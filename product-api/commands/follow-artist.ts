import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { followArtistBody } from '../../shared/contracts/wire/collecting.ts';
import { followedArtists } from '../db/schema/collecting.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { findProfile } from '../queries/find-profile.ts';
import { findArtist } from '../queries/list-artists.ts';
import { type FollowRow, findFollow } from '../queries/list-follows.ts';

/**
 * Follows an artist, or updates the flags of the existing follow. Flags that are not given keep
 * their value; on a new follow they are copied from the profile. Throws the 404 of an unknown
 * artist.
 */
export async function followArtist(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  { artistId, onboardingFlow, ...given }: z.infer<typeof followArtistBody>,
): Promise<FollowRow> {
  const flags = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as { [Flag in keyof typeof given]: boolean };
  return db.transaction(async (tx) => {
    if (!(await findArtist(tx, artistId))) throw notFound();
    const profile = await findProfile(tx, userId);
    const begin = profile && {
      followArtistNewHighestBid: profile.followArtistNewHighestBid,
      followArtistNewLowestAsk: profile.followArtistNewLowestAsk,
      followArtistNewRelease: profile.followArtistNewRelease,
      followArtistNewSale: profile.followArtistNewSale,
    };
    await tx
      .insert(followedArtists)
      .values({ userId, artistId, onboardingFlow, createdAt: now(), ...begin, ...flags })
      .onConflictDoNothing();
    if (Object.keys(flags).length > 0) {
      await tx
        .update(followedArtists)
        .set(flags)
        .where(and(eq(followedArtists.userId, userId), eq(followedArtists.artistId, artistId)));
    }
    const follow = await findFollow(tx, userId, artistId);
    if (!follow) throw notFound();
    return follow;
  });
}

/** Throws the 404 where the follow is not the user's own. */
export async function unfollowArtist(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
): Promise<void> {
  const gone = await db
    .delete(followedArtists)
    .where(and(eq(followedArtists.id, id), eq(followedArtists.userId, userId)))
    .returning({ id: followedArtists.id });
  if (gone.length === 0) throw notFound();
}
