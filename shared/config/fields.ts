import { z } from 'zod';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A user and a password in an address would be ignored, or repeated wherever it is shown. */
const addressOf = (isAllowed: (value: string) => boolean, error: string) =>
  z
    .string()
    .refine(isAllowed, { error, abort: true })
    .refine((value) => !hasUser(value), {
      error: 'must have no user and no password',
      abort: true,
    });

export const webUrl = addressOf(isHttpUrl, 'must be an http or https address');
/** What is sent there must not be read on its way. */
export const privateUrl = addressOf(isPrivateUrl, 'must be an https address');

/** An address that others are made from, without its trailing slashes. */
export const baseOf = (url: typeof webUrl) =>
  url
    .refine((value) => !/[?#]/.test(value), {
      error: 'must have no query and no fragment',
      abort: true,
    })
    .transform((value) => value.replace(/\/+$/, ''));

export function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

export function isPrivateUrl(value: string): boolean {
  return isHttpUrl(value) && (new URL(value).protocol === 'https:' || isLoopback(value));
}

export const isLoopbackHost = (host: string): boolean => loopback.test(host);

export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

function hasUser(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

/** The address of a server that may ask for a user and a password. */
export const urlOf = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      abort: true,
    })
    .refine(namesServer, 'must name its server');

/** PostgreSQL's sockets are named by `host` in the query. */
function namesServer(value: string): boolean {
  const { hostname, searchParams } = new URL(value);
  return hostname !== '' || Boolean(searchParams.get('host'));
}

/** The lines of a postal address, comma-separated. */
export const addressLines = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .refine((lines) => lines.length > 1, 'must be lines of an address, comma-separated');

/** Settings of which one is of no use without the others. */
export const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
export const analyticsSettings = ['GA_MEASUREMENT_ID', 'GA_API_SECRET'] as const;

/** A problem for each setting that is missing beside a given one of its group. */
export function missingBeside(
  given: Readonly<Record<string, string | undefined>>,
  groups: readonly (readonly string[])[],
): string[] {
  return groups.flatMap((names) => {
    const isGiven = names.some((name) => given[name] !== undefined);
    const missing = isGiven ? names.filter((name) => given[name] === undefined) : [];
    return missing.map((name) => `${name} must be set beside the others of its kind`);
  });
}

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,8}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);
