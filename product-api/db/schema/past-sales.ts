import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '../../../shared/domain/money.ts';
import { editions } from './catalogue.ts';
import { amount, instant, isOneOf } from './columns.ts';

/** Sales that were made elsewhere, such as before this marketplace: points of price histories. */
export const pastSales = pgTable(
  'past_sales',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The owner's own name for it, by which an import finds it. */
    reference: text('reference').notNull().unique('past_sales_reference'),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id),
    /** Noon of its day in UTC. */
    soldAt: instant('sold_at').notNull(),
    price: amount('price').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** In pence, by the rates of the import. */
    priceGbp: amount('price_gbp').notNull(),
    /** Where it was sold; only for the desk. */
    source: text('source').notNull().default(''),
    /** Recorded by mistake: visitors do not see it. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('past_sales_edition').on(table.editionId, table.soldAt),
    isOneOf('past_sales_currency', table.currency, currencies),
    check('past_sales_price', sql`${table.price} > 0`),
  ],
);
