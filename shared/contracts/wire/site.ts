import { z } from 'zod';
import type { Logo } from '../../domain/logo.ts';
import { wireFees } from './catalogue.ts';

export const logoView = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  dark: z.string().nullable(),
}) satisfies z.ZodType<Logo>;

/** GET /api/site; what is left out is the default. */
export const wireSite = z.object({
  data: z.object({
    name: z.string().min(1).optional(),
    line: z.string().min(1).optional(),
    logo: logoView.nullish(),
    contactEmail: z.string().nullish(),
    daysToPay: z.int().min(1).optional(),
    daysToShip: z.int().min(1).optional(),
    daysToPayout: z.int().min(1).optional(),
    fees: wireFees.optional(),
  }),
});
