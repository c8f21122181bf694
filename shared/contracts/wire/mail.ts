import { z } from 'zod';
import { plain } from './envelope.ts';

/** Kinds of e-mail that a link can unsubscribe from. */
export const mailKinds = [
  'followArtistNewLowestAsk',
  'followArtistNewHighestBid',
  'followArtistNewSale',
  'followArtistNewRelease',
  'releaseReminder',
] as const;
export type MailKind = (typeof mailKinds)[number];

const token = z.string().regex(/^[\w-]{1,300}\.[\w-]{1,600}\.[\w-]{1,100}$/, 'Must be a token');

/** GET and POST /api/unsubscribe: reads the kind of a link, and unsubscribes from it. */
export const unsubscribeBody = z.strictObject({ token });
export const wireUnsubscribe = plain(z.object({ kind: z.enum(mailKinds) }));
