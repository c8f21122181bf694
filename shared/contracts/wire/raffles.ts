import { z } from 'zod';
import { plain } from './envelope.ts';

/** POST /api/raffle-entries: one entry per user and release. */
export const raffleEntryBody = z.strictObject({ releaseId: z.int().positive().max(999_999_999) });

const entry = z.object({
  id: z.int(),
  releaseId: z.int(),
  enteredAt: z.iso.datetime(),
  /** null until the draw. */
  rank: z.int().nullable(),
  /** The winner's deadline to buy; null for others. */
  buyBy: z.iso.datetime().nullable(),
});
export const wireRaffleEntry = plain(entry);
/** GET /api/raffle-entries: the caller's own, at most 100, newest first. */
export const wireRaffleEntries = plain(z.array(entry));
export const wireWithdrawn = plain(z.object({ id: z.int() }));
