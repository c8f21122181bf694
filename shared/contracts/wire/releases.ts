import { z } from 'zod';
import { releaseKinds } from '../../domain/releases.ts';
import { wireImage } from './catalogue.ts';
import { collection, plain, relation, relations, single } from './envelope.ts';

/** Anything else, such as a script, must never become a link. */
export const webUrl = z.url({ protocol: /^https?$/ }).max(500);

/** A release in the calendar. Times are in UTC; specification section 4. */
export const wireRelease = z.object({
  name: z.string(),
  extraArtists: z.string().nullable(),
  kind: z.enum(releaseKinds),
  raffle: z.boolean(),
  timedEdition: z.boolean(),
  dateOnly: z.boolean(),
  /** null: not scheduled yet. */
  releaseStartTimestamp: z.iso.datetime().nullable(),
  releaseEndTimestamp: z.iso.datetime().nullable(),
  /** The time zone of a date-only release's date. */
  dateOnlyTimezone: z.string().nullable(),
  /** Who sells it, and the address where; null: not known. */
  publisher: z.string().nullable().default(null),
  soldAt: webUrl.nullable().default(null),
  artists: relations(z.object({ name: z.string() })),
  artwork: relation(z.object({ name: z.string() })),
  artworkImages: z.array(wireImage),
  /** SHA-256 of a raffle's seed, in hexadecimal: public before the first entry. */
  seedHash: z.string().nullable().default(null),
  /**
   * The draw of a raffle: entries are ordered by SHA-256 of the seed, a colon and the entry's id,
   * in hexadecimal; the first `winners` may buy.
   */
  draw: z
    .object({
      seed: z.string(),
      winners: z.int(),
      entries: z.int(),
      drawnAt: z.iso.datetime(),
    })
    .nullable(),
});
export const wireReleases = collection(wireRelease);
/** GET /api/releases/:id/draw: all from which the draw can be repeated. */
export const wireDraw = plain(
  z.object({
    seed: z.string(),
    seedHash: z.string().nullable(),
    winners: z.int(),
    /** The numbers of all entries, ascending. */
    entries: z.array(z.int()),
  }),
);
/** GET /api/releases/preview/:id. */
export const wireReleaseSingle = single(wireRelease);

/** POST /api/release-notifications/save and /delete. */
export const releaseNotificationBody = z.strictObject({
  releaseId: z.int().positive().max(999_999_999),
});
export const wireNotified = plain(z.object({ id: z.int(), releaseId: z.int() }));
export const wireUnnotified = plain(z.object({ releaseId: z.int() }));
export const wireReleaseNotification = z.object({
  createdAt: z.iso.datetime(),
  release: relation(wireRelease),
});
export const wireReleaseNotifications = collection(wireReleaseNotification);
