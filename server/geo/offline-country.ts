import { fileURLToPath } from 'node:url';
import { type CountryResponse, open } from 'maxmind';
import { z } from 'zod';
import { parseCountry } from '../../shared/domain/countries.ts';

/** This database has one field where MaxMind's own have a tree. */
const entry = z.object({ country_code: z.string() });

const databaseFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb'),
);

/** 9 MB, which a process reads once. */
let opened: ReturnType<typeof open<CountryResponse>> | undefined;

/** Looks a country up in the database that comes with the project; null: not known. */
export async function openOfflineCountries(): Promise<(address: string) => string | null> {
  opened ??= open<CountryResponse>(databaseFile);
  const reader = await opened;
  return (address) => {
    const found = entry.safeParse(reader.get(address));
    return found.success ? parseCountry(found.data.country_code) : null;
  };
}
