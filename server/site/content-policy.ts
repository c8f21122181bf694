/** The content security policy of every answer. */
export const directives = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What Stripe's form needs by its documentation; only for pages with a card form. */
const stripe = {
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  imgSrc: ["'self'", 'data:', 'https://*.stripe.com'],
};

/** The policy of a page with a card form, as a header's value. */
export const cardPagePolicy = policyOf({ ...directives, ...stripe });

/**
 * The policy of any other page. Inline parts are allowed by their hashes; the support chat's origin
 * may be framed on pages that offer the chat only.
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

function policyOf(all: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(all)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
