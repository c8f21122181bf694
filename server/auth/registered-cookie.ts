import { z } from 'zod';
import { type CookieKit, createSealedCookie, type SealedCookie } from './sealed-cookie.ts';

export type RegisteredCookie = SealedCookie<{ readonly userId: number }>;

const lifetimeMs = 7 * 86_400_000;

/** Remembers which account this browser registered, until its e-mail address is confirmed. */
export function createRegisteredCookie(kit: CookieKit): RegisteredCookie {
  const schema = z.object({ userId: z.int() });
  return createSealedCookie(kit, { name: 'deckle-registered', schema, maxAgeMs: lifetimeMs });
}
