import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, requestId, requestOrigin } from './columns.ts';

/** An operator's action: what was done, to which record, and why. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull().defaultNow(),
    requestId: requestId(),
    origin: requestOrigin(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.id),
    index('audit_entries_actor').on(table.actor, table.id),
  ],
);
