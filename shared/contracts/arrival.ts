import { z } from 'zod';
import { socialProviders } from '../domain/social.ts';

/** Why a Google or Apple sign-in failed, in classes that people and support can act on. */
export const socialFailures = [
  /** The person cancelled at the provider. */
  'cancelled',
  /** Not started in this browser, too old, or used already. */
  'expired',
  /** Google or Apple cannot be reached. */
  'unavailable',
  /** The provider or the product API did not verify the identity. */
  'refused',
  'email-unverified',
  'token-missing',
  'too-many',
  /** The product API failed. */
  'marketplace',
  /** Neither configured nor in a sandbox. */
  'not-offered',
] as const;
export type SocialFailure = (typeof socialFailures)[number];

const provider = z.enum(socialProviders);

/**
 * The result of a Google or Apple sign-in, shown once. It is inert JSON in the page, so that the
 * address stays clean.
 */
export const arrival = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), provider }),
  z.object({
    kind: z.literal('failed'),
    provider,
    why: z.enum(socialFailures),
    /** For support, to find the log line. */
    requestId: z.string(),
  }),
]);
export type Arrival = z.infer<typeof arrival>;
