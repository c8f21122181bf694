import * as z from 'zod/mini';
import { parseCountry } from '../../domain/countries.ts';
import { currencies } from '../../domain/money.ts';
import { regionOfCountry, regions } from '../../domain/regions.ts';

/** PUT /api/place: the country and, if not the region's own, the currency. */
export const placeForm = z
  .strictObject({
    country: z.optional(
      z.string().check(z.refine((code) => parseCountry(code) === code, 'Choose a country')),
    ),
    region: z.optional(z.enum(regions)),
    currency: z.optional(z.enum(currencies)),
  })
  .check(
    z.refine(({ country, region }) => country !== undefined || region !== undefined, {
      path: ['country'],
      error: 'Choose a country or a region',
    }),
    z.refine(
      ({ country, region }) =>
        country === undefined || region === undefined || regionOfCountry(country) === region,
      { path: ['region'], error: 'The country is in another region' },
    ),
  );
export type PlaceForm = z.infer<typeof placeForm>;
