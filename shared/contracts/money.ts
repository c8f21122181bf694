import { z } from 'zod';
import { currencies, type MinorUnits } from '../domain/money.ts';

/**
 * The same range as `minor`. The brand exists in the type only: a transform could not be encoded
 * for answers.
 */
const minorUnits = z.int().describe('Minor units: 25000 GBP is £250.00') as unknown as z.ZodType<
  MinorUnits,
  number
>;

/** Minor units and currency, as the domain's `Money`. */
export const moneySchema = z.object({
  amount: minorUnits,
  currency: z.enum(currencies),
});
