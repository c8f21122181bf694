import { z } from 'zod';
import { rateNames } from '../../domain/rates.ts';

/** GET /api/exchanges/exchange-rates/get. */
export const wireRates = z.object({
  data: z.array(z.object({ name: z.enum(rateNames), value: z.number().positive() })),
});

/** GET /api/feature-flags. */
export const wireFlags = z.object({
  data: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
});
