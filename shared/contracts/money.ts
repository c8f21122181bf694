import { z } from 'zod';
import { currencies, minor } from '../domain/money.ts';

/** Minor units of a currency, as `Money` of the domain. */
export const moneySchema = z.object({
  amount: z.int().transform(minor),
  currency: z.enum(currencies),
});
