import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { savedArtworks } from '../db/schema/collecting.ts';
import { type LoadedArtwork, loadArtworks } from './load-artworks.ts';
import { offsetOf, type PageRequest } from './page.ts';
import { isAnyOf } from './sql.ts';

export type SaveRow = typeof savedArtworks.$inferSelect;
export type LoadedSave = { readonly save: SaveRow; readonly artwork: LoadedArtwork };

/** One page of the works that a person saved, newest first. */
export async function listSaves(
  db: Queryable,
  filter: { readonly userId: number; readonly artworkIds?: readonly number[] | undefined },
  options: { readonly page: PageRequest; readonly now: Date },
): Promise<{ saves: LoadedSave[]; total: number }> {
  const where = and(
    eq(savedArtworks.userId, filter.userId),
    filter.artworkIds && isAnyOf(savedArtworks.artworkId, filter.artworkIds),
  );
  const rows = await db
    .select({ save: savedArtworks, artwork: artworks })
    .from(savedArtworks)
    .innerJoin(artworks, eq(artworks.id, savedArtworks.artworkId))
    .where(where)
    .orderBy(desc(savedArtworks.id))
    .limit(options.page.pageSize)
    .offset(offsetOf(options.page));
  const [counted] = await db.select({ total: count() }).from(savedArtworks).where(where);
  const loaded = await loadArtworks(
    db,
    rows.map(({ artwork }) => artwork),
    { now: options.now, books: false },
  );
  const workOf = new Map(loaded.map((one) => [one.artwork.id, one]));
  const saves = rows.flatMap(({ save }) => {
    const artwork = workOf.get(save.artworkId);
    return artwork ? [{ save, artwork }] : [];
  });
  return { saves, total: counted?.total ?? 0 };
}

/** null: the person has not saved the work. */
export async function findSave(
  db: Queryable,
  userId: number,
  artworkId: number,
): Promise<SaveRow | null> {
  const [save] = await db
    .select()
    .from(savedArtworks)
    .where(and(eq(savedArtworks.userId, userId), eq(savedArtworks.artworkId, artworkId)));
  return save ?? null;
}
