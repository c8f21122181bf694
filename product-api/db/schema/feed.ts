import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { feedTopics } from '../../../shared/domain/feed.ts';
import { artworks } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';
import { users } from './people.ts';

/**
 * What happened to each user, newest first: written with the mail that says the same.
 * `dedupeKey` is the mail's.
 */
export const feedEntries = pgTable(
  'feed_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    topic: text('topic', { enum: feedTopics }).notNull(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** A path of the site. */
    path: text('path').notNull(),
    /** The work whose picture is shown; null: none. */
    artworkId: integer('artwork_id').references(() => artworks.id),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('feed_entries_newest').on(table.userId, table.id),
    index('feed_entries_unread').on(table.userId, table.id).where(sql`${table.readAt} is null`),
    index('feed_entries_oldest').on(table.createdAt),
    isOneOf('feed_entries_topic', table.topic, feedTopics),
  ],
);
