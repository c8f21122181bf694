import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '../../../shared/domain/money.ts';
import { editions, releases } from './catalogue.ts';
import { amount, instant, isOneOf } from './columns.ts';

const newsKinds = ['lowest-ask', 'highest-bid', 'sale', 'release'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** The column of `followed_artists` by which a follower asks for news of each kind. */
export const newsFlags = {
  'lowest-ask': 'followArtistNewLowestAsk',
  'highest-bid': 'followArtistNewHighestBid',
  sale: 'followArtistNewSale',
  release: 'followArtistNewRelease',
} as const satisfies Record<NewsKind, string>;
export type NewsFlag = (typeof newsFlags)[NewsKind];

/**
 * What followers of an artist are to be told, one row an event, written in the transaction that
 * makes it. A job turns it into mails: a trade never waits for an artist's followers.
 */
export const followerNews = pgTable(
  'follower_news',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: newsKinds }).notNull(),
    /** Names the event, so that it is told once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** Of a book's news. */
    editionId: integer('edition_id').references(() => editions.id),
    price: amount('price'),
    currency: text('currency', { enum: currencies }),
    /** Of a release. */
    releaseId: integer('release_id').references(() => releases.id),
    /** Whose doing it is: they know already. */
    actors: jsonb('actors').$type<readonly number[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Followers have been told up to this user's id. */
    toldUpTo: integer('told_up_to').notNull().default(0),
    toldAt: instant('told_at'),
  },
  (table) => [
    index('follower_news_untold').on(table.id).where(sql`${table.toldAt} is null`),
    index('follower_news_told').on(table.toldAt).where(sql`${table.toldAt} is not null`),
    isOneOf('follower_news_kind', table.kind, newsKinds),
    isOneOf('follower_news_currency', table.currency, currencies),
    check(
      'follower_news_subject',
      sql`(${table.releaseId} is null) <> (${table.editionId} is null)
        and (${table.editionId} is null) = (${table.price} is null)
        and (${table.price} is null) = (${table.currency} is null)`,
    ),
  ],
);
