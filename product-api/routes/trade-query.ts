import { z } from 'zod';
import { idText, isId, pageField, populateField } from './query-fields.ts';

const relations = ['edition', 'artwork', 'artists', 'images', 'order'];

/** Query of a single ask, bid or order; its relations are always included. */
export const oneTradeQuery = z.strictObject({ populate: populateField(relations) });

const ofArtwork = z.strictObject({ artwork: z.strictObject({ id: isId }) });

/** Query of a user's own asks or bids. */
export function tradesQuery<const Status extends string>(statuses: readonly [Status, ...Status[]]) {
  const status = z.enum(statuses);
  const oneOf = z.union([z.array(status).max(20), status]).transform((value) => [value].flat());
  return z.strictObject({
    filters: z
      .strictObject({
        status: z.union([
          z.strictObject({ $in: oneOf }).transform(({ $in }) => $in),
          z.strictObject({ $eq: status }).transform(({ $eq }) => [$eq]),
        ]),
        edition: ofArtwork,
      })
      .partial()
      .default({}),
    pagination: pageField,
    populate: populateField(relations),
  });
}

/** Query of a user's history; `type=stats` returns counts and sums instead of records. */
export const historyQuery = z.strictObject({
  type: z.literal('stats').optional(),
  pagination: pageField,
  populate: populateField(relations),
});

/** `/place/{x}` of an ask: a bid's id or, to list it, 0. */
export const placeAskParams = z.object({
  id: idText,
  x: z.union([z.literal('0').transform(() => 0), idText]),
});

export const ordersQuery = z.strictObject({
  filters: z
    .strictObject({
      side: z.strictObject({ $eq: z.enum(['buyer', 'seller']) }),
      edition: ofArtwork,
    })
    .partial()
    .default({}),
  pagination: pageField,
  populate: populateField(relations),
});
