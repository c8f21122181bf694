import { z } from 'zod';
import { socialProviders } from '../domain/social.ts';

/** Why a sign-in with Google or Apple came to nothing, in classes that people and support can act on. */
export const socialFailures = [
  /** The person went back. */
  'cancelled',
  /** Not begun in this browser, too long ago, or used before. */
  'expired',
  /** Google or Apple cannot be reached. */
  'unavailable',
  /** The identity was not verified, by the provider or by the product API. */
  'refused',
  'email-unverified',
  'token-missing',
  'too-many',
  /** The product API did not answer as it should. */
  'marketplace',
  /** Neither configured nor in a sandbox. */
  'not-offered',
] as const;
export type SocialFailure = (typeof socialFailures)[number];

const provider = z.enum(socialProviders);

/**
 * What the page has to say after a sign-in at a provider, once: inert JSON in the page shell, so
 * that the address stays the same.
 */
export const arrival = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), provider }),
  z.object({
    kind: z.literal('failed'),
    provider,
    why: z.enum(socialFailures),
    /** By which support finds the log line. */
    requestId: z.string(),
  }),
]);
export type Arrival = z.infer<typeof arrival>;
