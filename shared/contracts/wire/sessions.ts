import { z } from 'zod';
import { plain } from './envelope.ts';

/** Headers of every call for a browser: its name in words, and the country of its address. */
export const deviceHeader = 'deckle-device';
export const countryHeader = 'deckle-country';

/** GET /api/users/sessions: where a user is signed in. */
export const wireSession = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** To within ten minutes; null: not used since signing in. */
  lastSeenAt: z.iso.datetime().nullable(),
  device: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  isCurrent: z.boolean(),
});
export const wireSessions = plain(z.array(wireSession));
