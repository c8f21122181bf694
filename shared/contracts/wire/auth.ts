import { z } from 'zod';
import { socialProviders } from '../../domain/social.ts';
import { moneySchema } from '../money.ts';
import { plain } from './envelope.ts';
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

/** GET /api/users/me. */
export const wireAccount = wireUser.extend({
  hasPassword: z.boolean(),
  /** The address that a mailed link would change to; null: none is open. */
  pendingEmail: z.string().nullable(),
  /** With which the account can be signed in to. */
  providers: z.array(z.enum(socialProviders)),
});

/** PUT /api/users/me. */
export const personBody = z.strictObject({
  firstName: line.min(1).max(100),
  lastName: line.min(1).max(100),
  username: line.min(1).max(254),
});

/** The current password; left out by accounts without one, which must have signed in just now. */
const proof = { password: text.min(1).max(1000).optional() };

/** POST /api/users/email; the address is checked as at registration. */
export const emailChangeBody = z.strictObject({ email: line.min(1).max(254), ...proof });
/** POST /api/users/providers/{provider}/code and …/disconnect. */
export const ownerBody = z.strictObject(proof);
/** POST /api/users/providers/{provider}/code: proves the owner for ten minutes, once. */
export const linkCode = z.object({ code: z.string() });
/** POST /api/users/providers/{provider}: the provider's token as for signing in. */
export const linkBody = z.strictObject({
  code: text.min(1).max(200),
  access_token: text.min(1).max(8000),
});
/** POST /api/profiles/leave. */
export const leaveBody = z.strictObject(proof);

/** GET /api/profiles/leave: numbers of what must end first, and what is owed. */
export const wireLeaving = plain(
  z.object({
    ...{ asks: z.int(), bids: z.int(), purchases: z.int(), sales: z.int() },
    debts: z.array(moneySchema),
  }),
);

/** Answer of login, e-mail confirmation, reset and the provider callback. */
export const signedIn = z.object({ jwt: z.string(), user: wireUser });
/** Answer of register: the e-mail address is not confirmed yet. */
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
 * Header of register and resend: a path of the site that the confirmation link returns to. A
 * header, because the specification fixes these calls' bodies.
 */
export const returnToHeader = 'deckle-return-to';

/**
 * Header of the confirmation: the id of the account that this browser registered, 0 for none. A
 * browser that registered another account is asked for a password.
 */
export const registeredUserHeader = 'deckle-registered-user';
