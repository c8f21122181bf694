import { z } from 'zod';
import { plain } from './envelope.ts';

/** POST /api/raffle-entries: one entry a person and release. */
export const raffleEntryBody = z.strictObject({ releaseId: z.int().positive().max(999_999_999) });

const entry = z.object({
  id: z.int(),
  releaseId: z.int(),
  enteredAt: z.iso.datetime(),
  /** null until the draw. */
  rank: z.int().nullable(),
  /** Until when a winner may buy; null for other entrants. */
  buyBy: z.iso.datetime().nullable(),
});
export const wireRaffleEntry = plain(entry);
/** GET /api/raffle-entries: one's own, at most 100, the newest first. */
export const wireRaffleEntries = plain(z.array(entry));
export const wireWithdrawn = plain(z.object({ id: z.int() }));
