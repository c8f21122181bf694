import { z } from 'zod';
import { idsOf, isIdOrIn } from './query-fields.ts';

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');

const startField = z
  .strictObject({ $lt: instant, $lte: instant, $gt: instant, $gte: instant, $null: truth })
  .partial();

/** `filters[id][$in]` and `filters[releaseStartTimestamp][$gte]`, and what is like them. */
export const releaseFilters = z
  .strictObject({ id: isIdOrIn, releaseStartTimestamp: startField })
  .partial()
  .transform(({ id, releaseStartTimestamp: start }) => ({ ids: id && idsOf(id), start }));
