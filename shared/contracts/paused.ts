import { z } from 'zod';
import { pauseReasons } from '../domain/conduct.ts';
import { moneySchema } from './money.ts';

/** Why and until when a person trades nothing new, and what they owe. */
export const paused = z.object({
  /** `until` is null for a debt: until it is settled. */
  reasons: z.array(z.object({ reason: z.enum(pauseReasons), until: z.iso.datetime().nullable() })),
  debts: z.array(moneySchema),
});
export type Paused = z.infer<typeof paused>;
