import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { latestSearches } from '../db/schema/collecting.ts';

export const searchedEntities = ['artwork', 'artist'] as const;
export type SearchedEntity = (typeof searchedEntities)[number];
export type SearchRow = typeof latestSearches.$inferSelect;

/** The number of searches stored and listed; specification section 9. */
export const maxStoredSearches = 30;

/** A user's latest searches, newest first. */
export function listSearches(
  db: Queryable,
  userId: number,
  entity: SearchedEntity,
): Promise<SearchRow[]> {
  return db
    .select()
    .from(latestSearches)
    .where(and(eq(latestSearches.userId, userId), eq(latestSearches.entity, entity)))
    .orderBy(desc(latestSearches.searchedAt), asc(latestSearches.recordId))
    .limit(maxStoredSearches);
}
