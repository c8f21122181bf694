import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '../../../shared/domain/money.ts';
import { releaseKinds } from '../../../shared/domain/releases.ts';
import { amount, instant, isOneOf } from './columns.ts';

/**
 * A picture, rendered from its original on demand. Public addresses contain its id, so it is a
 * uuid.
 */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  alternativeText: text('alternative_text').notNull(),
  /** What the original is drawn from; only the source of pictures can read it. */
  recipe: jsonb('recipe').notNull(),
  /** Size of the original, in any unit: only its aspect ratio is used. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  /** Who made or gave the picture; '': not said. */
  credit: text('credit').notNull().default(''),
  /** The owner's own name for it, by which an import finds it. */
  reference: text('reference').unique('pictures_reference'),
  /** The file or address that an import took it from. */
  source: text('source'),
});

export const artists = pgTable(
  'artists',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name'),
    birthYear: integer('birth_year'),
    birthDate: text('birth_date'),
    nationalities: jsonb('nationalities').$type<{ name: string; alpha2Code: string }[]>().notNull(),
    description: text('description').notNull(),
    description2: text('description2').notNull(),
    instagram: text('instagram'),
    website: text('website'),
    email: text('email'),
    reference: text('reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when visitors do not see it: a draft, unpublished or merged; null: published. */
    deletedAt: instant('deleted_at'),
    /** The artist that it is a duplicate of: its address redirects there. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => artists.id),
  },
  (table) => [
    index('artists_words').using('gin', sql`words_of(${table.name})`),
    index('artists_by_name')
      .on(sql`fold(${table.name})`, table.id)
      .where(sql`${table.deletedAt} is null and ${table.name} is not null`),
    index('artists_created')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null and ${table.name} is not null`),
    index('artists_hidden').on(table.id).where(sql`${table.deletedAt} is not null`),
    uniqueIndex('artists_reference').on(table.reference).where(sql`${table.reference} is not null`),
  ],
);

export const artistPictures = pgTable(
  'artist_pictures',
  {
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.position] })],
);

/** Condition of the indexes that visitors' lists use. */
const isListed = (table: { readonly hiddenAt: AnyPgColumn }) => sql`${table.hiddenAt} is null`;

export const artworks = pgTable(
  'artworks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    medium: text('medium').notNull(),
    releaseDate: text('release_date'),
    /** null where the date does not begin with a year. */
    releaseYear: integer('release_year').generatedAlwaysAs(
      sql`case when release_date ~ '^[0-9]{4}' then left(release_date, 4)::integer end`,
    ),
    isFullDate: boolean('is_full_date').notNull().default(false),
    /** Percent; null: the default royalty. */
    royalty: doublePrecision('royalty'),
    upcomingRelease: boolean('upcoming_release').notNull().default(false),
    gallery: text('gallery').notNull().default(''),
    description: text('description').notNull().default(''),
    reference: text('reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Best prices over the editions, in pence; updated by every trade. */
    lowestAskGbp: amount('lowest_ask_gbp'),
    highestBidGbp: amount('highest_bid_gbp'),
    lastAskAt: instant('last_ask_at'),
    lastBidAt: instant('last_bid_at'),
    /** Of the latest sale over all editions. */
    lastSaleAt: instant('last_sale_at'),
    /** Popularity score of shared/domain/heat.ts; 'recommended' sorts by it. */
    heat: doublePrecision('heat').notNull().default(0),
    /**
     * Edition size of the main edition: 0 for an open edition, null without a main edition. Kept by
     * triggers on editions.
     */
    impressions: integer('impressions'),
    /** Since when visitors do not see it: a draft, unpublished or merged; null: published. */
    hiddenAt: instant('hidden_at'),
    /** The artwork that it is a duplicate of: its address redirects there. */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => artworks.id),
  },
  (table) => [
    /**
     * Written as queries/artwork-orders.ts sorts. Indexes that include the price also answer counts
     * without reading rows. Statistics of their expressions are objects of their own, because those
     * of a partial index are not used.
     */
    index('artworks_heat').on(table.heat, table.id, table.lowestAskGbp).where(isListed(table)),
    uniqueIndex('artworks_reference')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    index('artworks_created')
      .on(table.createdAt, table.id, table.releaseYear)
      .where(isListed(table)),
    index('artworks_lowest_ask')
      .on(sql`coalesce(${table.lowestAskGbp}, 9007199254740991)`, table.id, table.lowestAskGbp)
      .where(isListed(table)),
    index('artworks_lowest_ask_last').on(sql`coalesce(${table.lowestAskGbp}, -1)`, table.id),
    index('artworks_highest_bid').on(sql`coalesce(${table.highestBidGbp}, -1)`, table.id),
    index('artworks_last_ask')
      .on(table.lastAskAt, table.id)
      .where(sql`${table.lowestAskGbp} is not null and ${table.lastAskAt} is not null`),
    index('artworks_last_bid')
      .on(table.lastBidAt, table.id)
      .where(sql`${table.highestBidGbp} is not null and ${table.lastBidAt} is not null`),
    index('artworks_last_sale').on(sql`coalesce(${table.lastSaleAt}, '-infinity')`, table.id),
    index('artworks_release_first').on(sql`coalesce(${table.releaseDate}, '9999')`, table.id),
    index('artworks_release_last').on(sql`coalesce(${table.releaseDate}, '')`, table.id),
    index('artworks_year').on(table.releaseYear, table.heat, table.id).where(isListed(table)),
    index('artworks_impressions').on(table.impressions, table.id).where(isListed(table)),
    index('artworks_words').using('gin', sql`words_of(${table.name})`),
    index('artworks_hidden').on(table.id).where(sql`${table.hiddenAt} is not null`),
    index('artworks_medium')
      .on(table.medium, table.heat, table.id, table.lowestAskGbp)
      .where(isListed(table)),
  ],
);

export const artworkArtists = pgTable(
  'artwork_artists',
  {
    artworkId: integer('artwork_id')
      .notNull()
      .references(() => artworks.id),
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.artworkId, table.position] }),
    index('artwork_artists_artist').on(table.artistId, table.artworkId),
  ],
);

export const artworkPictures = pgTable(
  'artwork_pictures',
  {
    artworkId: integer('artwork_id')
      .notNull()
      .references(() => artworks.id),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.artworkId, table.position] })],
);

/** Columns for foreign keys to market.ts, which imports this file. */
const orderKey = { editionId: integer('edition_id'), id: integer('id') };
const askKey = pgTable('asks', orderKey);
const bidKey = pgTable('bids', orderKey);

/**
 * Each edition has one order book. Its row stores the best prices, so that reads do not search the
 * book; commands lock this row to change the book.
 */
export const editions = pgTable(
  'editions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    artworkId: integer('artwork_id')
      .notNull()
      .references(() => artworks.id),
    name: text('name').notNull(),
    otherName: text('other_name'),
    size: text('size').notNull(),
    material: text('material').notNull(),
    editionSize: integer('edition_size'),
    mainPrice: amount('main_price'),
    currency: text('currency', { enum: currencies }).notNull().default('GBP'),
    features: text('features').notNull().default(''),
    includes: text('includes').notNull().default(''),
    information: text('information').notNull().default(''),
    shipmentWeightOverride: doublePrecision('shipment_weight_override'),
    shipmentCategory: text('shipment_category'),
    additionalCertification: boolean('additional_certification').notNull().default(false),
    reference: text('reference'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lowestAskId: integer('lowest_ask_id'),
    highestBidId: integer('highest_bid_id'),
    lastSalePrice: amount('last_sale_price'),
    lastSaleCurrency: text('last_sale_currency', { enum: currencies }),
    lastSaleAt: instant('last_sale_at'),
  },
  (table) => [
    uniqueIndex('editions_name').on(table.artworkId, table.name),
    uniqueIndex('editions_reference')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    /**
     * Includes the edition's id, so that deleting a draft finds its edition by primary key: an
     * index on best prices would prevent HOT updates.
     */
    foreignKey({
      name: 'editions_lowest_ask',
      columns: [table.id, table.lowestAskId],
      foreignColumns: [askKey.editionId, askKey.id],
    }),
    foreignKey({
      name: 'editions_highest_bid',
      columns: [table.id, table.highestBidId],
      foreignColumns: [bidKey.editionId, bidKey.id],
    }),
    isOneOf('editions_currency', table.currency, currencies),
    isOneOf('editions_last_sale_currency', table.lastSaleCurrency, currencies),
  ],
);

export const releases = pgTable(
  'releases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    extraArtists: text('extra_artists'),
    artworkId: integer('artwork_id').references(() => artworks.id),
    kind: text('kind', { enum: releaseKinds }).notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The time zone in which its times were stated; of a date-only release: of its day. */
    timeZone: text('time_zone'),
    /** Who sells it; null: the artwork's gallery, if it is known. */
    publisher: text('publisher'),
    /** The address at which it is sold; null: not known. */
    soldAt: text('sold_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When an operator took it out of the calendar; null: it is listed. */
    takenDownAt: instant('taken_down_at'),
  },
  (table) => [
    index('releases_artwork').on(table.artworkId),
    index('releases_start').on(table.startsAt, table.id),
    index('releases_start_first').on(sql`coalesce(${table.startsAt}, 'infinity')`, table.id),
    index('releases_start_last').on(sql`coalesce(${table.startsAt}, '-infinity')`, table.id),
    isOneOf('releases_kind', table.kind, releaseKinds),
  ],
);

export const releaseArtists = pgTable(
  'release_artists',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    artistId: integer('artist_id')
      .notNull()
      .references(() => artists.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.position] })],
);
