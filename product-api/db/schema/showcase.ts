import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CollectionRule } from '../../../shared/domain/collections.ts';
import { showcasePlaceNames } from '../../../shared/domain/showcase.ts';
import { artists, artworks } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';

/** What curators chose for the places that visitors see first. */
export const showcase = pgTable(
  'showcase',
  {
    place: text('place', { enum: showcasePlaceNames }).notNull(),
    position: integer('position').notNull(),
    artistId: integer('artist_id').references(() => artists.id),
    artworkId: integer('artwork_id').references(() => artworks.id),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.position] }),
    isOneOf('showcase_place', table.place, showcasePlaceNames),
    check('showcase_record', sql`num_nonnulls(${table.artistId}, ${table.artworkId}) = 1`),
  ],
);

export const collections = pgTable('collections', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Its name in the address, which never changes. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Which works follow the chosen ones; null: none. */
  rule: jsonb('rule').$type<CollectionRule>(),
  position: integer('position').notNull(),
  /** null: visitors do not see it. */
  publishedAt: instant('published_at'),
});

/** Works that were chosen for a collection. */
export const collectionArtworks = pgTable(
  'collection_artworks',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id),
    position: integer('position').notNull(),
    artworkId: integer('artwork_id')
      .notNull()
      .references(() => artworks.id),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.position] }),
    index('collection_artworks_artwork').on(table.artworkId),
  ],
);
