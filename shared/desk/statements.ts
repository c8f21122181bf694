import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { periodPattern } from '../domain/periods.ts';
import { minorUnits } from './fields.ts';

export const period = z.string().regex(periodPattern, 'Must be a month such as 2026-11, or a year');

/** What was owed before a period, what came and went in it, and what is owed after it. */
export const statementSums = z.object({
  currency: z.enum(currencies),
  opening: minorUnits,
  earned: minorUnits,
  paid: minorUnits,
  closing: minorUnits,
});
