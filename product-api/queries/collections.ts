import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { collectionPath } from '../../shared/domain/paths.ts';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { collectionArtworks, collections } from '../db/schema/showcase.ts';
import { notFound } from '../errors.ts';
import { recordVersion } from '../market/record-version.ts';
import { chosenArtworks } from './chosen-artworks.ts';

export type CollectionRow = typeof collections.$inferSelect;

/** The published ones with the works that visitors see, in order. */
export async function listPublishedCollections(db: Queryable) {
  const rows = await db
    .select()
    .from(collections)
    .where(isNotNull(collections.publishedAt))
    .orderBy(asc(collections.position), asc(collections.id));
  const chosen = await db
    .select({ collectionId: collectionArtworks.collectionId, id: collectionArtworks.artworkId })
    .from(collectionArtworks)
    .innerJoin(artworks, eq(artworks.id, collectionArtworks.artworkId))
    .where(isNull(artworks.hiddenAt))
    .orderBy(asc(collectionArtworks.position));
  return rows.map((row) => ({
    ...row,
    artworkIds: chosen.flatMap(({ collectionId, id }) => (collectionId === row.id ? [id] : [])),
  }));
}

/** All of them, as the staff sees them. */
export async function listAllCollections(db: Queryable) {
  const rows = await db
    .select()
    .from(collections)
    .orderBy(asc(collections.position), asc(collections.id));
  const counts = await db
    .select({ id: collectionArtworks.collectionId, chosen: count() })
    .from(collectionArtworks)
    .groupBy(collectionArtworks.collectionId);
  return rows.map((row) => ({
    ...row,
    isPublished: row.publishedAt !== null,
    chosen: counts.find(({ id }) => id === row.id)?.chosen ?? 0,
  }));
}

/** Throws the 404 of an unknown one. */
export async function showCollection(db: Queryable, id: number) {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  if (!row) throw notFound();
  const chosen = await db
    .select({ artwork: artworks })
    .from(collectionArtworks)
    .innerJoin(artworks, eq(artworks.id, collectionArtworks.artworkId))
    .where(eq(collectionArtworks.collectionId, id))
    .orderBy(asc(collectionArtworks.position));
  const works = chosen.map(({ artwork }) => artwork);
  return {
    ...row,
    isPublished: row.publishedAt !== null,
    path: collectionPath(row.slug),
    version: collectionVersion(row),
    worksVersion: recordVersion(works.map((work) => work.id)),
    works: await chosenArtworks(db, works),
  };
}

/** The works that were chosen, in order, also those that visitors do not see. */
export async function chosenFor(db: Queryable, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: collectionArtworks.artworkId })
    .from(collectionArtworks)
    .where(eq(collectionArtworks.collectionId, id))
    .orderBy(asc(collectionArtworks.position));
  return rows.map((row) => row.id);
}

/** Whether a chosen work is one that visitors see. */
export async function hasVisibleWork(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: artworks.id })
    .from(collectionArtworks)
    .innerJoin(artworks, eq(artworks.id, collectionArtworks.artworkId))
    .where(and(eq(collectionArtworks.collectionId, id), isNull(artworks.hiddenAt)))
    .limit(1);
  return rows.length > 0;
}

/** The version of its title and text. */
export function collectionVersion({ title, text }: Pick<CollectionRow, 'title' | 'text'>): string {
  return recordVersion([title, text]);
}
