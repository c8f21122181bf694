import { date, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { quotedCurrencies } from '../../../shared/domain/rates.ts';
import { instant, isOneOf } from './columns.ts';

/** One row per exchange rate. */
export const exchangeRates = pgTable('exchange_rates', {
  name: text('name').primaryKey(),
  value: doublePrecision('value').notNull(),
  /** The day that the feed gives for it; null: a rate of the initial data. */
  asOf: date('as_of', { mode: 'string' }),
  /** The value before that day; null: there was none. */
  previousValue: doublePrecision('previous_value'),
  readAt: instant('read_at').notNull().defaultNow(),
  /** When a feed's table was used last; null: it never was. */
  changedAt: instant('changed_at'),
});

/** Rates of the feed that moved too far to be used before an operator accepts them. */
export const heldRates = pgTable(
  'held_rates',
  {
    currency: text('currency', { enum: quotedCurrencies }).primaryKey(),
    /** Units of the currency that one euro buys. */
    value: doublePrecision('value').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (table) => [isOneOf('held_rates_currency', table.currency, quotedCurrencies)],
);
