import type { FastifyRequest } from 'fastify';
import { parseCountry } from '../../shared/domain/countries.ts';

/** A visitor's country. */
export type Located = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Epoch milliseconds of the service's answer; null: found just now. */
  readonly asOf: number | null;
};

/** Never fails and never takes long: null where the country is not known. */
export type CountryFinder = (request: FastifyRequest) => Promise<Located | null>;

/** The headers in which proxies and content networks send a request's country. */
const usualHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'fastly-geo-country',
  'x-country-code',
] as const;

/** Uses a trusted proxy's header, else looks the address up. */
export function createCountryFinder(options: {
  readonly isFromProxy: (peer: string) => boolean;
  /** The one header to read; null: any of the usual ones. */
  readonly header: string | null;
  readonly lookUp: (address: string) => Promise<Located | null>;
}): CountryFinder {
  const names = options.header === null ? usualHeaders : [options.header.toLowerCase()];
  return async (request) => {
    const told = options.isFromProxy(request.socket.remoteAddress ?? '')
      ? countryOfHeaders(request, names)
      : null;
    return told === null ? options.lookUp(request.address) : { country: told, asOf: null };
  };
}

function countryOfHeaders({ headers }: FastifyRequest, names: readonly string[]): string | null {
  for (const name of names) {
    const country = parseCountry(headers[name]);
    if (country !== null) return country;
  }
  return null;
}
