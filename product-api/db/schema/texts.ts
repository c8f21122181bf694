import { boolean, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { articleCategories } from '../../../shared/domain/article-categories.ts';
import { textKinds } from '../../../shared/domain/text-kinds.ts';
import { isOneOf } from './columns.ts';

/** An article or a page. Its id is in an article's address, its slug in every address. */
export const texts = pgTable(
  'texts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: textKinds }).notNull(),
    slug: text('slug').notNull(),
    /** The newest version, which an edit names. */
    version: integer('version').notNull(),
    /** The version that visitors see; null: none. */
    publishedVersion: integer('published_version'),
    /** Whether visitors ever saw a version: only a draft is removed. */
    wasPublished: boolean('was_published').notNull().default(false),
  },
  (table) => [
    unique('texts_address').on(table.kind, table.slug),
    isOneOf('texts_kind', table.kind, textKinds),
  ],
);

/**
 * Every version that was saved; the audit has who saved it, and when. A version is never changed.
 * Fields of the other kind are empty.
 */
export const textVersions = pgTable(
  'text_versions',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => texts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown with figures by their names. */
    source: text('source').notNull(),
    /** Of an article: when it was published; of a page: when it was last updated. */
    day: date('day', { mode: 'string' }),
    category: text('category', { enum: articleCategories }),
    author: text('author').notNull(),
    /** The author's role in a few words. */
    role: text('role').notNull(),
    /** The work on an article's cover by its artist's name and its own, as texts name works. */
    coverArtist: text('cover_artist').notNull(),
    coverArtwork: text('cover_artwork').notNull(),
    /** Of a page in its section. */
    position: integer('position'),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version] }),
    isOneOf('text_versions_category', table.category, articleCategories),
  ],
);

/** What an operator writes of a text. */
export type TextFields = Omit<typeof textVersions.$inferSelect, 'textId' | 'version'>;
