import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { WireMarket } from '../../../shared/contracts/wire/market.ts';
import { instant } from './columns.ts';

/** The report of the whole market as it was last made: one row. */
export const marketReports = pgTable(
  'market_reports',
  {
    id: integer('id').primaryKey(),
    madeAt: instant('made_at').notNull(),
    report: jsonb('report').$type<WireMarket>().notNull(),
  },
  (table) => [check('market_reports_one', sql`${table.id} = 1`)],
);
