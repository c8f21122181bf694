import { z } from 'zod';

/** A PostgreSQL integer: larger numbers are invalid. */
const largestId = 2_147_483_647;

export const artworkQuery = z.object({
  artworkId: z.coerce.number().int().min(1).max(largestId).optional(),
});
