import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** What was authenticated, as it was named then. No person is in it. */
export const certificates = pgTable('certificates', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Its public number; see shared/domain/certificates.ts. */
  code: text('code').notNull().unique(),
  issuedAt: instant('issued_at').notNull(),
  title: text('title').notNull(),
  artists: text('artists').notNull(),
  edition: text('edition').notNull(),
  size: text('size').notNull(),
  /** As it is written on the copy; '' if it has none, or none was stated. */
  copyNumber: text('copy_number').notNull(),
});
