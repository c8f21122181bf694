import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const year = 31_536_000;

const directives = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What Stripe's own form needs, by its documentation; for pages that ask for a card alone. */
const stripe = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  imgSrc: ["'self'", 'data:', 'https://*.stripe.com'],
};

/** The policy of a page that may ask for a card, as a header's value. */
export const cardPagePolicy = policyOf({ ...directives, ...stripe });

/**
 * The policy of every other page. What stands in it is let in by its hash; the support
 * chat's origin may be framed where the chat may be opened, and nowhere else.
 */
export function pagePolicy(page: {
  readonly styleHash: string | null;
  readonly scriptHash: string | null;
  readonly chatOrigin: string | null;
}): string {
  const { styleHash, scriptHash, chatOrigin } = page;
  return policyOf({
    ...directives,
    ...(styleHash === null ? {} : { styleSrc: ["'self'", `'${styleHash}'`] }),
    ...(scriptHash === null ? {} : { scriptSrc: ["'self'", `'${scriptHash}'`] }),
    ...(chatOrigin === null ? {} : { frameSrc: [chatOrigin] }),
  });
}

/**
 * What the site's pages may do: load their own files, and stand in no frame. Nothing may stand in
 * them that is not let in by its hash; the JSON in the page shell is inert data, which script-src
 * does not concern. Helmet works them out for each answer; as none of them differs, it is asked once.
 */
export function securityHeaders(isHttps: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return { ...answer.getHeaders() };
}

function policyOf(all: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(all)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
