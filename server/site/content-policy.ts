/** What any page and any other answer of the site may load. */
export const directives = {
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

function policyOf(all: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(all)
    .map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
    .join(';');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
