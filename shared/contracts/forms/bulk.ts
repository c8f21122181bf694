import * as z from 'zod/mini';
import { bulkLimits } from '../../domain/bulk-row.ts';
import { text } from '../text.ts';

/** Ids are PostgreSQL integers: larger numbers are invalid. */
const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
const key = z.uuid();
const cell = text.check(z.maxLength(bulkLimits.cell));

const values = z.strictObject({
  ...{ artist: cell, artwork: cell, edition: cell },
  ...{ price: cell, expiry: cell, insurance: cell },
});

/** A row as typed; `artworkId` and `editionId` where they were picked. */
const row = z.strictObject({
  key,
  position: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  values,
  artworkId: z.nullable(id),
  editionId: z.nullable(id),
});
export type BulkRowForm = z.infer<typeof row>;

/** PUT /api/account/bulk-rows: stores rows by their keys; others stay. */
export const saveBulkRowsForm = z.strictObject({
  rows: z.array(row).check(z.minLength(1), z.maxLength(bulkLimits.batch)),
});
export type SaveBulkRowsForm = z.infer<typeof saveBulkRowsForm>;

/** POST /api/account/bulk-rows/remove. */
export const removeBulkRowsForm = z.strictObject({
  keys: z.array(key).check(z.minLength(1), z.maxLength(bulkLimits.rows)),
});
export type RemoveBulkRowsForm = z.infer<typeof removeBulkRowsForm>;

/** POST /api/account/bulk-rows/place: drafts as they were reviewed. */
export const placeBulkForm = z.strictObject({
  asks: z
    .array(
      z.strictObject({
        askId: id,
        /** Minor units of the seller's own currency. */
        price: z.int().check(z.positive()),
        /** The bid to sell into; null: list it. */
        bidId: z.nullable(id),
      }),
    )
    .check(z.minLength(1), z.maxLength(bulkLimits.batch)),
});
export type PlaceBulkForm = z.infer<typeof placeBulkForm>;
