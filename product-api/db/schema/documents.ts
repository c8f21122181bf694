import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from '../../../shared/domain/ask-documents.ts';
import { instant, isOneOf } from './columns.ts';
import { asks } from './market.ts';

/** A file by which a seller shows that a listed work is what it is. Its id is its name on disk. */
export const askDocuments = pgTable(
  'ask_documents',
  {
    id: uuid('id').primaryKey(),
    askId: integer('ask_id')
      .notNull()
      .references(() => asks.id),
    kind: text('kind', { enum: documentTypes }).notNull(),
    /** As its owner called it; for showing only. */
    name: text('name').notNull(),
    /** As its own bytes say, never as its sender did. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ask_documents_ask').on(table.askId),
    isOneOf('ask_documents_kind', table.kind, documentTypes),
  ],
);
