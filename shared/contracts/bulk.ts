import { z } from 'zod';
import { documentStatuses } from '../domain/ask-documents.ts';
import { askStatuses } from '../domain/ask-status.ts';
import { currencies } from '../domain/money.ts';
import { sellerLinesView, tradedEdition } from './account.ts';
import { moneySchema } from './money.ts';

const refusal = z.object({
  message: z.string(),
  /** The nearest price that would be accepted. */
  next: moneySchema.nullable(),
});

export const bulkRowView = z.object({
  key: z.uuid(),
  position: z.int(),
  /** As typed. */
  values: z.object({
    ...{ artist: z.string(), artwork: z.string(), edition: z.string() },
    ...{ price: z.string(), expiry: z.string(), insurance: z.string() },
  }),
  artworkId: z.int().nullable(),
  edition: tradedEdition.nullable(),
  /** The artwork with its editions, once it is known. */
  work: z
    .object({
      name: z.string(),
      by: z.string(),
      editions: z.array(z.object({ id: z.int(), label: z.string() })),
    })
    .nullable(),
  /** Of the edition, in the seller's currency. */
  prices: z.object({
    lowestAsk: moneySchema.nullable(),
    justBelow: moneySchema.nullable(),
    lastSale: moneySchema.nullable(),
    highestBid: moneySchema.nullable(),
  }),
  /** The draft of a complete row. */
  ask: z
    .object({
      id: z.int(),
      price: moneySchema,
      /** The bid that it would sell to at once; null: it would be listed. */
      bidId: z.int().nullable(),
      /** At the bid's price, where it would be sold. */
      lines: sellerLinesView,
      expiresInDays: z.int(),
      insured: z.boolean(),
      documentStatus: z.enum(documentStatuses),
    })
    .nullable(),
  /** Why it could not be drafted or placed. */
  refusal: refusal.nullable(),
});
export type BulkRowView = z.infer<typeof bulkRowView>;

/** Rows that are not placed yet, in their order. */
export const bulkRowsView = z.object({
  currency: z.enum(currencies),
  rows: z.array(bulkRowView),
});
export type BulkRowsView = z.infer<typeof bulkRowsView>;

/** The outcome for each ask, in the order sent. */
export const bulkPlacedView = z.object({
  outcomes: z.array(
    z.discriminatedUnion('ok', [
      z.object({
        ...{ ok: z.literal(true), askId: z.int(), status: z.enum(askStatuses) },
        orderId: z.int().nullable(),
      }),
      z.object({ ok: z.literal(false), askId: z.int(), refusal }),
    ]),
  ),
});
export type BulkPlacedView = z.infer<typeof bulkPlacedView>;
