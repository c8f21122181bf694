import { z } from 'zod';
import { socialProviders } from '../domain/social.ts';

/** Why signing in with Google or Apple, or connecting them, failed, in classes that people and support can act on. */
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
  /** Connecting: the session that asked for it has ended, or another one is open. */
  'session-ended',
  /** Connecting: the person signs in to another account with it. */
  'identity-taken',
  /** Connecting: the account has another person of this provider. */
  'provider-connected',
] as const;
export type SocialFailure = (typeof socialFailures)[number];

const provider = z.enum(socialProviders);

/**
 * The result of signing in with Google or Apple, or of connecting them, shown once. It is inert
 * JSON in the page, so that the address stays clean.
 */
export const arrival = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), provider }),
  z.object({ kind: z.literal('connected'), provider }),
  z.object({
    kind: z.literal('failed'),
    /** What the person was about to do. */
    purpose: z.enum(['sign-in', 'connect']),
    provider,
    why: z.enum(socialFailures),
    /** For support, to find the log line. */
    requestId: z.string(),
  }),
]);
export type Arrival = z.infer<typeof arrival>;
