import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { releases } from './catalogue.ts';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** A user's one entry into a release's raffle. */
export const raffleEntries = pgTable(
  'raffle_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** From 1; null before the draw. */
    rank: integer('rank'),
    /** Until when a winner may buy; null for other entrants. */
    buyBy: instant('buy_by'),
    /** When the result was mailed. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('raffle_entries_once').on(table.releaseId, table.userId),
    uniqueIndex('raffle_entries_rank').on(table.releaseId, table.rank),
    index('raffle_entries_user').on(table.userId, table.id),
    index('raffle_entries_untold')
      .on(table.id)
      .where(sql`${table.rank} is not null and ${table.toldAt} is null`),
    check('raffle_entries_winner', sql`${table.buyBy} is null or ${table.rank} is not null`),
  ],
);

/**
 * The seed of a raffle, which a trigger makes with the raffle and refuses to change. Its SHA-256 is
 * public from then on, and the seed itself once it is drawn.
 */
export const raffleSeeds = pgTable('raffle_seeds', {
  releaseId: integer('release_id')
    .primaryKey()
    .references(() => releases.id),
  seed: text('seed').notNull(),
});

/** A drawn raffle. The seed and the entries' ids reproduce every rank. */
export const raffleDraws = pgTable('raffle_draws', {
  releaseId: integer('release_id')
    .primaryKey()
    .references(() => releases.id),
  seed: text('seed').notNull(),
  winners: integer('winners').notNull(),
  entries: integer('entries').notNull(),
  drawnAt: instant('drawn_at').notNull(),
});
