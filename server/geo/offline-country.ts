import { fileURLToPath } from 'node:url';
import { type CountryResponse, open } from 'maxmind';
import { z } from 'zod';
import { parseCountry } from '../../shared/domain/countries.ts';

/** This database has one field where MaxMind's own have a tree. */
const entry = z.object({ country_code: z.string() });

const databaseFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb'),
);

/** Looks a country up in the database that comes with the project; null: not known. */
export async function openOfflineCountries(): Promise<(address: string) => string | null> {
  const reader = await open<CountryResponse>(databaseFile);
  return (address) => {
    const found = entry.safeParse(reader.get(address));
    return found.success ? parseCountry(found.data.country_code) : null;
  };
}
