import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from '../../../shared/domain/ask-documents.ts';
import { instant, isOneOf } from './columns.ts';
import { asks } from './market.ts';

/** A document that proves a listed work authentic. Its id is its name on disk. */
export const askDocuments = pgTable(
  'ask_documents',
  {
    id: uuid('id').primaryKey(),
    askId: integer('ask_id')
      .notNull()
      .references(() => asks.id),
    kind: text('kind', { enum: documentTypes }).notNull(),
    /** The uploader's name for it; only displayed. */
    name: text('name').notNull(),
    /** Detected from its bytes, never taken from the uploader. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ask_documents_ask').on(table.askId),
    isOneOf('ask_documents_kind', table.kind, documentTypes),
  ],
);
