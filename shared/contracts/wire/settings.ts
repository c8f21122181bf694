import { z } from 'zod';
import { quotedCurrencies, rateNames } from '../../domain/rates.ts';

/** GET /api/exchanges/exchange-rates/get. */
export const wireRates = z.object({
  data: z.array(z.object({ name: z.enum(rateNames), value: z.number().positive() })),
  /** The day of the oldest rate; null: built-in rates; left out: not known. */
  asOf: z.iso.date().nullish(),
  /** Currencies whose latest rate waits for an operator. */
  held: z.array(z.enum(quotedCurrencies)).optional(),
});

/** GET /api/feature-flags. */
export const wireFlags = z.object({
  data: z.array(z.object({ name: z.string(), enabled: z.boolean() })),
});
