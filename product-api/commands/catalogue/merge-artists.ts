import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { artists, artworkArtists, releaseArtists } from '../../db/schema/catalogue.ts';
import { followedArtists, latestSearches } from '../../db/schema/collecting.ts';
import { badRequest, conflict } from '../../errors.ts';
import { lockFields } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readArtistState } from '../../queries/catalogue/read-state.ts';
import { moveChosen } from './move-chosen.ts';

export type Merge = { readonly id: number; readonly into: number; readonly actor: string };

/**
 * Moves an artist's works, followers, releases, searches and places of the showcase to another
 * artist; the address of the first leads to the second from then on. Throws 'catalogue.merged' for
 * a merged one, and 'catalogue.has-artworks' where published works would come to an artist that
 * visitors do not see.
 */
export async function mergeArtists(context: CommandContext, merge: Merge): Promise<void> {
  const { tx } = context;
  const { id, into, actor } = merge;
  const before = await lockBoth(tx, 'artist', merge);
  const [from, to] = [await readArtistState(tx, id), await readArtistState(tx, into)];
  if (from.state === 'merged' || to.state === 'merged') throw conflict('catalogue.merged');
  if (from.state === 'published' && to.state === 'draft') throw conflict('catalogue.has-artworks');
  await moveMakers(tx, merge);
  await moveFollows(tx, merge);
  await moveSearches(tx, 'artist', merge);
  await moveChosen(tx, 'artist', merge);
  const now = context.now();
  await tx.update(artists).set({ mergedIntoId: into, deletedAt: now }).where(eq(artists.id, id));
  await tx.update(artists).set({ mergedIntoId: into }).where(eq(artists.mergedIntoId, id));
  const entry = { actor, action: 'artists.merge', at: now } as const;
  await recordAudit(tx, { ...entry, subject: `artist:${id}`, details: { into, before } });
  await recordAudit(tx, { ...entry, subject: `artist:${into}`, details: { from: id } });
}

/** Locks both records, the lower id first, and returns the fields of the first. */
export async function lockBoth(
  tx: Transaction,
  kind: 'artist' | 'artwork',
  { id, into }: Merge,
): Promise<object> {
  if (id === into) throw badRequest('A record cannot be merged into itself.');
  const [first, second] = id < into ? [id, into] : [into, id];
  const locked = [await lockFields(tx, kind, first), await lockFields(tx, kind, second)];
  return { ...locked[id < into ? 0 : 1] };
}

async function moveMakers(tx: Transaction, { id, into }: Merge): Promise<void> {
  for (const [table, owner] of [
    [artworkArtists, sql`artwork_id`],
    [releaseArtists, sql`release_id`],
  ] as const) {
    await tx.execute(sql`
      delete from ${table} as moved where artist_id = ${id}
        and exists (select 1 from ${table} as kept
          where kept.${owner} = moved.${owner} and kept.artist_id = ${into})`);
    await tx.execute(sql`update ${table} set artist_id = ${into} where artist_id = ${id}`);
  }
}

/** Flags of a person who follows both stay those of the artist that remains. */
async function moveFollows(tx: Transaction, { id, into }: Merge): Promise<void> {
  await tx.execute(sql`
    delete from ${followedArtists} as moved where artist_id = ${id}
      and exists (select 1 from ${followedArtists} as kept
        where kept.user_id = moved.user_id and kept.artist_id = ${into})`);
  await tx.update(followedArtists).set({ artistId: into }).where(eq(followedArtists.artistId, id));
}

export async function moveSearches(
  tx: Transaction,
  entity: 'artist' | 'artwork',
  { id, into }: Merge,
): Promise<void> {
  await tx.execute(sql`
    delete from ${latestSearches} as moved where entity = ${entity} and record_id = ${id}
      and exists (select 1 from ${latestSearches} as kept
        where kept.user_id = moved.user_id and kept.entity = ${entity} and kept.record_id = ${into})`);
  await tx.execute(sql`
    update ${latestSearches} set record_id = ${into}
    where entity = ${entity} and record_id = ${id}`);
}
