import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MarketSums } from '../../../shared/desk/figures.ts';
import type { AnswerOf } from '../../../shared/desk/operations.ts';
import { instant } from './columns.ts';

export type MarketFigures = {
  /** Two years and the present month, only days with trades, listings or bids. */
  readonly days: readonly DaySums[];
  readonly book: Omit<AnswerOf<'figures book'>, 'asOf'>;
};

/** Of one day in UTC, 'YYYY-MM-DD'. Averages are kept as sums, so that days can be added. */
export type DaySums = Omit<MarketSums, 'hoursToApprove' | 'daysToPayOut'> & {
  readonly day: string;
  readonly approved: number;
  readonly approvalHours: number;
  readonly paidOut: number;
  readonly payoutDays: number;
};

/** The figures as they were last made: one row. */
export const marketFigures = pgTable(
  'market_figures',
  {
    id: integer('id').primaryKey(),
    madeAt: instant('made_at').notNull(),
    figures: jsonb('figures').$type<MarketFigures>().notNull(),
  },
  (table) => [check('market_figures_one', sql`${table.id} = 1`)],
);

/** Searches of a day that found nothing, without who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    day: date('day', { mode: 'string' }).notNull(),
    query: text('query').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);
