import { z } from 'zod';
import { wireFees } from './catalogue.ts';

/** GET /api/site; what is left out is the default. */
export const wireSite = z.object({
  data: z.object({
    name: z.string().min(1).optional(),
    line: z.string().min(1).optional(),
    contactEmail: z.string().nullish(),
    daysToPay: z.int().min(1).optional(),
    daysToShip: z.int().min(1).optional(),
    fees: wireFees.optional(),
  }),
});
