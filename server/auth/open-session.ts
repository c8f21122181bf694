import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { signedIn } from '../../shared/contracts/wire/auth.ts';
import type { SignedInBy } from '../events.ts';
import * as events from '../events.ts';
import { jwtExpiry } from './jwt-expiry.ts';

/** Of a JWT without an expiry: half a day, after which people sign in again. */
const defaultLifetime = 12 * 3_600_000;

/** Starts a session from the product API's sign-in answer. Throws auth.session-too-large. */
export function openSession(
  reply: FastifyReply,
  { jwt, user }: z.infer<typeof signedIn>,
  by: SignedInBy,
  now: number,
): void {
  reply.startSession({
    jwt,
    user: {
      id: user.id,
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
    },
    issuedAt: now,
    expiresAt: jwtExpiry(jwt) ?? now + defaultLifetime,
  });
  events.signedIn(reply.log, user.id, by);
}
