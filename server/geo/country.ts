import { fileURLToPath } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { type CountryResponse, open } from 'maxmind';
import { z } from 'zod';

/** The country of an address, ISO 3166-1 alpha-2; null where it is not known. */
export type CountryFinder = (request: FastifyRequest) => string | null;

/** This database keeps one field where MaxMind's own have a tree. */
const entry = z.object({ country_code: z.string() });

const databaseFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb'),
);

/** What proxies and content networks call the country that they saw a request come from. */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'fastly-geo-country',
  'x-country-code',
] as const;

/** Cloudflare's words for 'not known' and 'Tor'. */
const noCountries: ReadonlySet<string> = new Set(['XX', 'T1']);

/** A trusted proxy's header is believed; the offline database answers else. */
export async function createCountryFinder(): Promise<CountryFinder> {
  const reader = await open<CountryResponse>(databaseFile);
  return (request) => {
    const told = isFromProxy(request) ? countryOfHeaders(request) : null;
    if (told !== null) return told;
    const found = entry.safeParse(reader.get(request.ip));
    return found.success ? found.data.country_code : null;
  };
}

/** `ips` is there where proxies are trusted, and has more than the peer where the peer is one. */
function isFromProxy({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}

function countryOfHeaders({ headers }: FastifyRequest): string | null {
  for (const name of countryHeaders) {
    const value = headers[name];
    if (typeof value !== 'string') continue;
    const country = value.trim().toUpperCase();
    if (/^[A-Z][A-Z0-9]$/.test(country) && !noCountries.has(country)) return country;
  }
  return null;
}
