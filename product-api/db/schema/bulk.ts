import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BulkValues } from '../../../shared/domain/bulk-row.ts';
import type { Currency } from '../../../shared/domain/money.ts';
import { artworks, editions } from './catalogue.ts';
import { instant } from './columns.ts';
import { asks } from './market.ts';
import { users } from './people.ts';

/** Why a row could not be drafted or placed. */
export type BulkRefusal = {
  readonly code: string | null;
  readonly message: string;
  /** The nearest price that would be accepted. */
  readonly next: { readonly amount: number; readonly currency: Currency } | null;
};

/**
 * A row of a seller's bulk upload as it was typed. A row that can be listed has a draft with
 * exactly its values; a changed row gets another draft. Once the ask is placed the row only
 * prevents a second one.
 */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Made by the browser, so that a row sent twice is one row. */
    key: uuid('key').notNull(),
    position: integer('position').notNull(),
    values: jsonb('values').$type<BulkValues>().notNull(),
    /** As picked, or as found by the typed names. */
    artworkId: integer('artwork_id').references(() => artworks.id),
    editionId: integer('edition_id').references(() => editions.id),
    askId: integer('ask_id').references(() => asks.id, { onDelete: 'cascade' }),
    /** The former draft whose documents wait for the row's next one. */
    documentsAskId: integer('documents_ask_id').references(() => asks.id, { onDelete: 'set null' }),
    refusal: jsonb('refusal').$type<BulkRefusal>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    uniqueIndex('bulk_rows_ask').on(table.askId),
    index('bulk_rows_updated').on(table.updatedAt),
    index('bulk_rows_documents').on(table.documentsAskId),
  ],
);
