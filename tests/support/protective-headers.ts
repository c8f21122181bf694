import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Whole values: one source more in a policy fails the test that compares them. */
const first = "default-src 'self'";
const last = "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
export const ownPolicy = `${first};img-src 'self' data:;${last}`;
export const cardPolicy = [
  `${first};img-src 'self' data: https://*.stripe.com;${last}`,
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  "connect-src 'self' https://api.stripe.com",
].join(';');
/** Of answers that are written before there is a request. */
export const noSourcePolicy = "default-src 'none';frame-ancestors 'none'";

/** The policy of a page that stands without any file, by the style in its HTML. */
export const plainPagePolicy = (styleHash: string) =>
  [
    `default-src 'none';style-src 'sha256-${styleHash}'`,
    "base-uri 'none';form-action 'none';frame-ancestors 'none'",
  ].join(';');

/** What every answer of a route carries over plain http, beside its policy. */
export const protectionOverHttp = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

export const protectionOverHttps = {
  ...protectionOverHttp,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const protective = /^(?:access-control-|content-security-|cross-origin-|origin-|permissions-)/;
const protectiveToo = /^(?:referrer-policy|strict-transport-security|timing-allow-origin)$/;
const older = /^x-(?!request-id$|ratelimit-)/;

/** Every header of an answer that says what other sites and scripts may do with it. */
export function protectionIn(headers: IncomingHttpHeaders | OutgoingHttpHeaders) {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.filter(([name]) => [protective, protectiveToo, older].some((one) => one.test(name))),
  );
}
