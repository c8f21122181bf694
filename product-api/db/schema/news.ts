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
 * News for an artist's followers, one row per event, written in the transaction that causes it. A
 * job turns it into mails, so that a trade does not wait for them.
 */
export const followerNews = pgTable(
  'follower_news',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: newsKinds }).notNull(),
    /** Unique per event, so that followers are notified once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** Of news about an edition's prices. */
    editionId: integer('edition_id').references(() => editions.id),
    price: amount('price'),
    currency: text('currency', { enum: currencies }),
    /** Of news about a release. */
    releaseId: integer('release_id').references(() => releases.id),
    /** The users who caused it: they are not notified. */
    actors: jsonb('actors').$type<readonly number[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** The last user id that was notified. */
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
