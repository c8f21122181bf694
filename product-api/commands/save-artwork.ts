import { and, eq } from 'drizzle-orm';
import { savedArtworks } from '../db/schema/collecting.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { findArtwork } from '../queries/list-artworks.ts';
import { findSave, type SaveRow } from '../queries/list-saves.ts';

/** Saves an artwork, once however often it is called. Throws the 404 of an unknown artwork. */
export async function saveArtwork(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  artworkId: number,
): Promise<SaveRow> {
  const artwork = await findArtwork(db, artworkId);
  if (!artwork) throw notFound();
  await db
    .insert(savedArtworks)
    .values({ userId, artworkId: artwork.id, createdAt: now() })
    .onConflictDoNothing();
  const save = await findSave(db, userId, artwork.id);
  if (!save) throw notFound();
  return save;
}

/** Throws the 404 where the save is not the user's own. */
export async function unsaveArtwork(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
): Promise<void> {
  const gone = await db
    .delete(savedArtworks)
    .where(and(eq(savedArtworks.id, id), eq(savedArtworks.userId, userId)))
    .returning({ id: savedArtworks.id });
  if (gone.length === 0) throw notFound();
}
