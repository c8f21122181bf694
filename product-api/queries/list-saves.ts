import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { savedArtworks } from '../db/schema/collecting.ts';
import { isAnyOf } from '../db/sql.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { type LoadedArtwork, loadArtworks } from './load-artworks.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

export type SaveRow = typeof savedArtworks.$inferSelect;
export type LoadedSave = { readonly save: SaveRow; readonly artwork: LoadedArtwork };

const newest = newestFirst(savedArtworks.id);

/** One page of the works that a user saved, newest first. */
export async function listSaves(
  db: Queryable,
  filter: { readonly userId: number; readonly artworkIds?: readonly number[] | undefined },
  { page, now }: { readonly page: PageRequest; readonly now: Date },
): Promise<Page<LoadedSave>> {
  const where = and(
    eq(savedArtworks.userId, filter.userId),
    filter.artworkIds && isAnyOf(savedArtworks.artworkId, filter.artworkIds),
  );
  const rows = await db
    .select({ save: savedArtworks, artwork: artworks, key: keyOf(newest) })
    .from(savedArtworks)
    .innerJoin(artworks, and(eq(artworks.id, savedArtworks.artworkId), isNull(artworks.hiddenAt)))
    .where(and(where, isAfterCursor(newest, page.after)))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ save }) => save.id);
  const total = await countUpTo(db, savedArtworks, where);
  const loaded = await loadArtworks(
    db,
    cut.page.map(({ artwork }) => artwork),
    { now, books: false },
  );
  const workOf = new Map(loaded.map((one) => [one.artwork.id, one]));
  const saves = cut.page.flatMap(({ save }) => {
    const artwork = workOf.get(save.artworkId);
    return artwork ? [{ save, artwork }] : [];
  });
  return { rows: saves, total, next: cut.next };
}

/** null: the user has not saved the work. */
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
