import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchKinds } from '../../../shared/domain/searches.ts';
import { submissionKinds, submissionStatuses } from '../../../shared/domain/submissions.ts';
import { artists, artworks, releases } from './catalogue.ts';
import { followFlags, instant, isOneOf } from './columns.ts';
import { users } from './people.ts';

/** Columns of every record that a user keeps. */
const kept = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  createdAt: instant('created_at').notNull().defaultNow(),
};

export const followedArtists = pgTable(
  'followed_artists',
  {
    ...kept,
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id),
    ...followFlags,
    /** Followed during onboarding. */
    onboardingFlow: boolean('onboarding_flow').notNull().default(false),
  },
  (table) => [
    uniqueIndex('followed_artists_once').on(table.userId, table.artistId),
    index('followed_artists_newest').on(table.userId, table.id),
    index('followed_artists_artist').on(table.artistId, table.userId),
  ],
);

export const savedArtworks = pgTable(
  'saved_artworks',
  {
    ...kept,
    artworkId: integer('artwork_id')
      .notNull()
      .references(() => artworks.id),
  },
  (table) => [
    uniqueIndex('saved_artworks_once').on(table.userId, table.artworkId),
    index('saved_artworks_newest').on(table.userId, table.id),
  ],
);

export const releaseNotifications = pgTable(
  'release_notifications',
  {
    ...kept,
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    /** When the user was reminded the day before, and when it opened. */
    dayBeforeToldAt: instant('day_before_told_at'),
    openingToldAt: instant('opening_told_at'),
  },
  (table) => [
    uniqueIndex('release_notifications_once').on(table.userId, table.releaseId),
    index('release_notifications_newest').on(table.userId, table.id),
    index('release_notifications_release').on(table.releaseId, table.userId),
    index('release_notifications_day_before')
      .on(table.releaseId, table.id)
      .where(sql`${table.dayBeforeToldAt} is null`),
    index('release_notifications_opening')
      .on(table.releaseId, table.id)
      .where(sql`${table.openingToldAt} is null`),
  ],
);

/** The works and artists that a user last opened from a search, one row each. */
export const latestSearches = pgTable(
  'latest_searches',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    entity: text('entity', { enum: searchKinds }).notNull(),
    recordId: integer('record_id').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.entity, table.recordId] }),
    index('latest_searches_newest').on(table.userId, table.entity, sql`${table.searchedAt} desc`),
    isOneOf('latest_searches_entity', table.entity, searchKinds),
  ],
);

/** A work or a release that a user proposes to the operators. */
export const submissions = pgTable(
  'submissions',
  {
    ...kept,
    kind: text('kind', { enum: submissionKinds }).notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    status: text('status', { enum: submissionStatuses }).notNull().default('Pending'),
    /** Why it was rejected; mailed to its sender. */
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    /** The draft in the catalogue that was made of it. */
    artworkId: integer('artwork_id').references(() => artworks.id),
  },
  (table) => [
    index('submissions_user').on(table.userId, table.id),
    index('submissions_pending').on(table.id).where(sql`${table.status} = 'Pending'`),
    isOneOf('submissions_kind', table.kind, submissionKinds),
    isOneOf('submissions_status', table.status, submissionStatuses),
  ],
);

/** A file of a submission. Its id is its name on disk. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').primaryKey(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The uploader's name for it; only displayed. */
    name: text('name').notNull(),
    /** Detected from its bytes, never taken from the uploader. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('submission_files_submission').on(table.submissionId)],
);
