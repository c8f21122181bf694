import { z } from 'zod';
import { arrival } from '../../../shared/contracts/arrival.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { type CookieKit, createSealedCookie } from '../sealed-cookie.ts';

const minute = 60_000;
const name = z.string().max(100);

/**
 * The session that asked to connect a provider, and the product API's code for it: the answer
 * counts for this session only.
 */
const link = z.object({ userId: z.int(), issuedAt: z.int(), code: z.string() });
export type Link = z.infer<typeof link>;

/** A sign-in in progress: it binds the provider's answer to this browser. */
const transaction = z.object({
  provider: z.enum(socialProviders),
  /** Who asks the provider, and so in which form the answer is accepted. */
  via: z.enum(['openid', 'product-api']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of the site; null: the path at which the browser returns. */
  redirectTo: z.string().nullable(),
  /** null: the answer signs in. */
  link: link.nullable(),
});
export type Transaction = z.infer<typeof transaction>;

/** Apple sends the name at the person's first sign-in only. */
export const appleName = z.object({ email: z.string().max(254), firstName: name, lastName: name });
export type AppleName = z.infer<typeof appleName>;

/** The part of Apple's form that is needed. */
const appleAnswer = z.object({
  parameters: z.record(z.string(), z.string()),
  name: appleName.nullable(),
});
export type AppleAnswer = z.infer<typeof appleAnswer>;

export type SocialCookies = ReturnType<typeof createSocialCookies>;

export function createSocialCookies(kit: CookieKit) {
  return {
    transaction: createSealedCookie(kit, {
      name: 'deckle-connect',
      schema: transaction,
      maxAgeMs: 10 * minute,
    }),
    /** From Apple's cross-site form to the same-site GET after it. */
    appleAnswer: createSealedCookie(kit, {
      name: 'deckle-connect-answer',
      schema: appleAnswer,
      maxAgeMs: minute,
    }),
    /** Until the product API has received it. */
    appleName: createSealedCookie(kit, {
      name: 'deckle-connect-name',
      schema: appleName,
      maxAgeMs: 24 * 60 * minute,
    }),
    /** Until the next page has shown it. */
    arrival: createSealedCookie(kit, {
      name: 'deckle-arrival',
      schema: arrival,
      maxAgeMs: minute,
    }),
  };
}
