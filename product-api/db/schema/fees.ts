import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Fees } from '../../../shared/domain/fees.ts';
import { instant } from './columns.ts';

/** Fees with the instant from which they hold; asks and bids keep the one that they were quoted. */
export const feeSchedules = pgTable(
  'fee_schedules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    startsAt: instant('starts_at').notNull(),
    fees: jsonb('fees').$type<Partial<Fees>>().notNull(),
    /** Such as 'desk:12'. */
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    /** Before it began; null: it stands. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    uniqueIndex('fee_schedules_start').on(table.startsAt).where(sql`${table.takenBackAt} is null`),
  ],
);
