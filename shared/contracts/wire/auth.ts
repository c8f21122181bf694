import { z } from 'zod';
import { line, text } from './text.ts';

export const wireUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.iso.datetime(),
  provider: z.enum(['local', 'google', 'apple']),
});
export type WireUser = z.infer<typeof wireUser>;

/** Login, e-mail confirmation, reset and the provider callback. */
export const signedIn = z.object({ jwt: z.string(), user: wireUser });
/** Register: the e-mail is yet to be confirmed. */
export const registered = z.object({ user: wireUser });
export const done = z.object({ ok: z.literal(true) });

export const loginBody = z.strictObject({
  identifier: line.min(1).max(254),
  password: text.min(1).max(1000),
});

export const registerBody = z.strictObject({
  firstName: line.min(1).max(100),
  lastName: line.min(1).max(100),
  username: line.min(1).max(254),
  email: line.min(1).max(254),
  password: text.min(1).max(1000),
});

/**
 * Header of register and resend: a path of the site that the confirmation link leads back to.
 * It is a header because the specification lists these calls' bodies in full.
 */
export const returnToHeader = 'deckle-return-to';
