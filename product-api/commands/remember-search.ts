import { and, desc, eq, inArray } from 'drizzle-orm';
import { latestSearches } from '../db/schema/collecting.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { findArtist } from '../queries/list-artists.ts';
import { findArtwork } from '../queries/list-artworks.ts';
import {
  maxStoredSearches,
  type SearchedEntity,
  type SearchRow,
} from '../queries/list-searches.ts';

/**
 * Puts a search result that the user opened at the top of their latest searches and drops the
 * oldest beyond the limit. Throws the 404 of an unknown record.
 */
export async function rememberSearch(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  search: { readonly userId: number; readonly entity: SearchedEntity; readonly recordId: number },
): Promise<SearchRow> {
  const { userId, entity, recordId } = search;
  const find = entity === 'artwork' ? findArtwork : findArtist;
  if (!(await find(db, recordId))) throw notFound();
  const searchedAt = now();
  await db.transaction(async (tx) => {
    await tx
      .insert(latestSearches)
      .values({ ...search, searchedAt })
      .onConflictDoUpdate({
        target: [latestSearches.userId, latestSearches.entity, latestSearches.recordId],
        set: { searchedAt },
      });
    const own = and(eq(latestSearches.userId, userId), eq(latestSearches.entity, entity));
    const older = tx
      .select({ recordId: latestSearches.recordId })
      .from(latestSearches)
      .where(own)
      .orderBy(desc(latestSearches.searchedAt))
      .offset(maxStoredSearches);
    await tx.delete(latestSearches).where(and(own, inArray(latestSearches.recordId, older)));
  });
  return { ...search, searchedAt };
}
