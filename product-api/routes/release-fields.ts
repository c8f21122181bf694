import { z } from 'zod';
import { idsOf, isId, isIdOrIn } from './query-fields.ts';

const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .refine(isStorableInstant, 'Must lie in the years 1 to 9999');
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');

const startField = z
  .strictObject({ $lt: instant, $lte: instant, $gt: instant, $gte: instant, $null: truth })
  .partial();

/** `filters[id][$in]`, `filters[artists][id][$eq]`, `filters[releaseStartTimestamp][$gte]` and such. */
export const releaseFilters = z
  .strictObject({
    id: isIdOrIn,
    artists: z.strictObject({ id: isId }),
    releaseStartTimestamp: startField,
  })
  .partial()
  .transform(({ id, artists, releaseStartTimestamp: start }) => ({
    ids: id && idsOf(id),
    artistId: artists?.id.$eq,
    start,
  }));

/** PostgreSQL reads JavaScript's ISO 8601 for these years only. */
function isStorableInstant(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
