import { z } from 'zod';
import { parseCountry } from '../../shared/domain/countries.ts';
import { SendError } from '../upstream/attempt.ts';
import { createSender } from '../upstream/sender.ts';

/** Why the service gave no country: for the log, never with an address or a body. */
export class GeoFailure extends Error {}

export type GeoService = {
  /** The country of an address. null: the service knows none for it. Throws a GeoFailure. */
  countryOf(address: string): Promise<string | null>;
  close(): Promise<void>;
};

const timeLimit = 2_000;
const largest = 64 * 1024;

const code = z.string().optional().catch(undefined);

const countryFields = [
  'country_code',
  'countryCode',
  'country_code2',
  'country_iso',
  'country',
] as const;

/** The fields in which services send the country's two letters, or that they have failed. */
const answer = z.object({
  country_code: code,
  countryCode: code,
  country_code2: code,
  country_iso: code,
  country: z
    .union([z.string(), z.object({ iso_code: code, code })])
    .optional()
    .catch(undefined),
  error: z.unknown().optional(),
  status: z.unknown().optional(),
  success: z.unknown().optional(),
});

/**
 * A geolocation service over HTTP that answers JSON. In `url`, `{ip}` stands for the address;
 * without it the address becomes the last segment of the path.
 */
export function createGeoService(url: string): GeoService {
  const { origin } = new URL(url.replaceAll('{ip}', '0'));
  const sender = createSender(origin, { connections: 8 });

  async function ask(address: string): Promise<{ status: number; body: Buffer }> {
    const { pathname, search } = new URL(addressed(url, encodeURIComponent(address)));
    const headers = { accept: 'application/json' };
    const path = pathname + search;
    return sender
      .send({ method: 'GET', path, headers, largest, timeLimit })
      .catch((error: unknown) => {
        throw new GeoFailure(error instanceof SendError ? error.fault : 'unknown');
      });
  }

  return {
    async countryOf(address) {
      const { status, body } = await ask(address);
      // Many answer 400 or 404 to an address that is not in use.
      if (status === 400 || status === 404) return null;
      if (status !== 200) throw new GeoFailure(`status ${status}`);
      const json = parseJson(body.toString());
      const read = answer.safeParse(json);
      if (!read.success) throw new GeoFailure('not the JSON of a country');
      if (saysThatItFailed(read.data)) throw new GeoFailure('says that it failed');
      if (!namesCountries(json)) throw new GeoFailure('no field for a country');
      return countryIn(read.data);
    },
    close: sender.close,
  };
}

function addressed(url: string, address: string): string {
  if (url.includes('{ip}')) return url.replaceAll('{ip}', address);
  const to = new URL(url);
  to.pathname = `${to.pathname.replace(/\/$/, '')}/${address}`;
  return to.href;
}

/** For example after a wrong key or too many calls. */
function saysThatItFailed({ error, success, status }: z.infer<typeof answer>): boolean {
  return Boolean(error) || success === false || status === 'fail';
}

/** Otherwise a service of another kind would leave all visitors at the defaults unnoticed. */
function namesCountries(json: unknown): boolean {
  return countryFields.some((name) => name in Object(json));
}

function countryIn(said: z.infer<typeof answer>): string | null {
  const { country } = said;
  const inner = typeof country === 'object' ? (country.iso_code ?? country.code) : country;
  const named = [said.country_code, said.countryCode, said.country_code2, said.country_iso, inner];
  return named.map(parseCountry).find((found) => found !== null) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
