import { z } from 'zod';
import { bulkLimits } from '../../domain/bulk-row.ts';
import { currencies } from '../../domain/money.ts';
import { plain } from './envelope.ts';
import { wireBulkAsk } from './listings.ts';
import { text } from './text.ts';
import { wireTradedEdition } from './trades.ts';

/** Ids are PostgreSQL integers: larger numbers are invalid. */
const id = z.int().positive().max(2_147_483_647);
const cell = text.max(bulkLimits.cell);
const money = z.object({ amount: z.int(), currency: z.enum(currencies) });

export const bulkValues = z.strictObject({
  ...{ artist: cell, artwork: cell, edition: cell },
  ...{ price: cell, expiry: cell, insurance: cell },
});

/** A row as typed; `artworkId` and `editionId` where they were picked, else null. */
export const bulkRowBody = z.strictObject({
  key: z.uuid(),
  position: z.int().min(0).max(1_000_000),
  values: bulkValues,
  artworkId: id.nullable(),
  editionId: id.nullable(),
});
export type BulkRowBody = z.infer<typeof bulkRowBody>;

/** PUT /api/bulk-rows: stores rows by their keys; others stay. */
export const saveBulkRowsBody = z.strictObject({
  rows: z.array(bulkRowBody).min(1).max(bulkLimits.batch),
});
/** POST /api/bulk-rows/remove: deletes rows with their drafts. */
export const removeBulkRowsBody = z.strictObject({
  keys: z.array(z.uuid()).min(1).max(bulkLimits.rows),
});

const wireBulkRow = z.object({
  ...{ key: z.uuid(), position: z.int(), values: bulkValues },
  artworkId: z.int().nullable(),
  edition: wireTradedEdition.nullable(),
  /** The artwork's name, artists and editions, once it is known. */
  work: z
    .object({
      name: z.string(),
      artists: z.array(z.string()),
      editions: z.array(
        z.object({ id: z.int(), name: z.string(), otherName: z.string().nullable() }),
      ),
    })
    .nullable(),
  /** Prices of the edition in the seller's currency; null: none. */
  prices: z.object({
    lowestAsk: money.nullable(),
    /** The greatest price that takes the lead. */
    justBelow: money.nullable(),
    lastSale: money.nullable(),
    highestBid: money.nullable(),
  }),
  /** The draft; null until the row can be listed. */
  ask: wireBulkAsk.nullable(),
  /** Why it could not be drafted or placed. */
  refusal: z
    .object({ code: z.string().nullable(), message: z.string(), next: money.nullable() })
    .nullable(),
});
export type WireBulkRow = z.infer<typeof wireBulkRow>;

/** GET /api/bulk-rows, and what saving answers: rows that are not placed yet, in their order. */
export const wireBulkRows = plain(
  z.object({ currency: z.enum(currencies), rows: z.array(wireBulkRow) }),
);
export type WireBulkRows = z.infer<typeof wireBulkRows>['data'];
export const wireBulkRemoved = plain(z.object({ removed: z.int() }));
