import type { IncomingHttpHeaders } from 'node:http';

/** What a browser's read of a body that the BFF only hands on may say to the product API. */
const up = ['accept', 'if-none-match', 'if-modified-since', 'range'] as const;

/** What the product API may say of such a body to the browser. */
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
