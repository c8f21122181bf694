import type { IncomingHttpHeaders } from 'node:http';

/**
 * The browser's headers that are forwarded to the product API for a body that the BFF does not
 * read.
 */
const up = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;

/** The product API's headers that are forwarded to the browser with such a body. */
export const passedDown = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
] as const;

export function headersUp(given: IncomingHttpHeaders): Record<string, string> {
  return pick(given, up);
}

export function headersDown(given: IncomingHttpHeaders): Record<string, string> {
  return pick(given, passedDown);
}

function pick(
  given: IncomingHttpHeaders,
  names: readonly (typeof up | typeof passedDown)[number][],
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}
