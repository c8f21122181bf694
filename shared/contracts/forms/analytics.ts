import * as z from 'zod/mini';

const id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/**
 * POST /api/analytics/events: events that a page may report. The BFF reports trades and sign-ups
 * itself.
 */
export const pageEventForm = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('view_artist_1'), artistId: id }),
  z.strictObject({ name: z.literal('view_artwork_1'), artworkId: id }),
  z.strictObject({ name: z.literal('add_to_cart_1'), editionId: id }),
  z.strictObject({ name: z.literal('begin_checkout_1'), editionId: id }),
]);
export type PageEvent = z.infer<typeof pageEventForm>;
