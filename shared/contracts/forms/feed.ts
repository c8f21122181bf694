import { z } from 'zod/mini';

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** POST /api/feed/read: one entry, or all up to and including one. */
export const readFeedForm = z.union([z.strictObject({ id }), z.strictObject({ upTo: id })]);
export type ReadFeedForm = z.infer<typeof readFeedForm>;
