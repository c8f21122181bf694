import { z } from 'zod';
import { currencies, type MinorUnits } from '../domain/money.ts';

/**
 * `z.int` takes what `minor` takes. The brand is the type's alone: a transform could decode an
 * answer but never encode one.
 */
const minorUnits = z.int().describe('Minor units: 25000 GBP is £250.00') as unknown as z.ZodType<
  MinorUnits,
  number
>;

/** Minor units of a currency, as `Money` of the domain. */
export const moneySchema = z.object({
  amount: minorUnits,
  currency: z.enum(currencies),
});
