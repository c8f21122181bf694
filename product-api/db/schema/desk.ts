import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { checkPoints, reasonKinds } from '../../../shared/desk/check-points.ts';
import { conditionMoments } from '../../../shared/desk/condition.ts';
import { proposalOutcomes, proposedOperations } from '../../../shared/desk/proposals.ts';
import { artists, editions } from './catalogue.ts';
import { instant, isOneOf } from './columns.ts';
import { asks } from './market.ts';
import { orders } from './orders.ts';

/**
 * What one person wants to do with money outside the normal path, and another has to approve.
 * Actors as in the audit: 'desk:12', 'shell:alice'.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    operation: text('operation', { enum: proposedOperations }).notNull(),
    /** null: it concerns an artist. */
    orderId: integer('order_id').references(() => orders.id),
    /** The artist that royalties are paid to. */
    artistId: integer('artist_id').references(() => artists.id),
    /** As it was proposed; of an order with the status that it is expected to have. */
    input: jsonb('input').$type<Readonly<Record<string, unknown>>>().notNull(),
    proposedBy: text('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    /** Where one person alone may approve it, not before; null: another person approves. */
    waitsUntil: instant('waits_until'),
    expiresAt: instant('expires_at').notNull(),
    /** null: it waits. */
    outcome: text('outcome', { enum: proposalOutcomes }),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('proposals_once')
      .on(table.orderId, table.operation)
      .where(sql`${table.outcome} is null`),
    uniqueIndex('proposals_artist_once')
      .on(table.artistId, table.operation)
      .where(sql`${table.outcome} is null`),
    check('proposals_subject', sql`num_nonnulls(${table.orderId}, ${table.artistId}) = 1`),
    index('proposals_order').on(table.orderId, table.id),
    index('proposals_waiting').on(table.expiresAt).where(sql`${table.outcome} is null`),
    isOneOf('proposals_operation', table.operation, proposedOperations),
    isOneOf('proposals_outcome', table.outcome, proposalOutcomes),
  ],
);

/** Who decides a listing just now; others wait until then. */
export const askHolds = pgTable('ask_holds', {
  askId: integer('ask_id')
    .primaryKey()
    .references(() => asks.id),
  /** As in the audit: 'desk:12'. */
  actor: text('actor').notNull(),
  until: instant('until').notNull(),
});

/** What is looked for at a copy of an edition, beside the points that hold for every edition. */
export const editionChecks = pgTable(
  'edition_checks',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id),
    point: text('point', { enum: checkPoints }).notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.point] }),
    isOneOf('edition_checks_point', table.point, checkPoints),
  ],
);

/** Sentences that a reason begins with. */
export const standardReasons = pgTable(
  'standard_reasons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: reasonKinds }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [isOneOf('standard_reasons_kind', table.kind, reasonKinds)],
);

/** What the staff notes of an order; neither side sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** As in the audit: 'desk:12'. */
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
);

/** The condition of a work when it came in and when it left. Its id is its name on disk. */
export const conditionPictures = pgTable(
  'condition_pictures',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    moment: text('moment', { enum: conditionMoments }).notNull(),
    /** The uploader's name for it; only displayed. */
    name: text('name').notNull(),
    /** Detected from its bytes, never taken from the uploader. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('condition_pictures_order').on(table.orderId),
    isOneOf('condition_pictures_moment', table.moment, conditionMoments),
  ],
);

/** Jobs whose last run failed, with their first failure since a success. */
export const failedJobs = pgTable('failed_jobs', {
  name: text('name').primaryKey(),
  since: instant('since').notNull(),
  /** Failed runs in a row. */
  runs: integer('runs').notNull(),
});
