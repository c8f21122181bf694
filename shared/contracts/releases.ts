import { z } from 'zod';
import { releaseKinds, releasePhases } from '../domain/releases.ts';
import { pictureView } from './catalogue.ts';
import { moneySchema } from './money.ts';

const namedRecord = z.object({ id: z.int(), name: z.string() });

/** A release in the calendar. Times in UTC; shared/domain/releases.ts says what they mean. */
export const releaseCard = z.object({
  id: z.int(),
  name: z.string(),
  artists: z.array(namedRecord),
  /** Further artists, as words that follow the artists' names; '' for none. */
  extraArtists: z.string(),
  /** The site's path of the release. */
  href: z.string(),
  kind: z.enum(releaseKinds),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Of a date-only release: the zone in which its day was stated. */
  timeZone: z.string().nullable(),
  /** As it was when this was read: for what is shown before the viewer's clock is known. */
  phase: z.enum(releasePhases),
  picture: pictureView.nullable(),
});
export type ReleaseCard = z.infer<typeof releaseCard>;

/** GET /api/releases: upcoming ones oldest first, past ones newest first, unscheduled by artist. */
export const releaseList = z.object({
  items: z.array(releaseCard),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
});
export type ReleaseList = z.infer<typeof releaseList>;

/** GET /api/releases/:id. */
export const releaseView = releaseCard.extend({
  pictures: z.array(pictureView),
  /** null: its work is not in the catalogue yet. */
  artwork: z
    .object({
      id: z.int(),
      name: z.string(),
      href: z.string(),
      medium: z.string(),
      gallery: z.string(),
      description: z.string(),
    })
    .nullable(),
  /** What of the Main edition is known. */
  edition: z
    .object({
      size: z.string(),
      material: z.string(),
      editionSize: z.int().nullable(),
      features: z.string(),
      includes: z.string(),
      /** What one costs at the release. */
      price: moneySchema.nullable(),
    })
    .nullable(),
  /** Of a raffle that has been drawn. */
  draw: z
    .object({
      seed: z.string(),
      winners: z.int(),
      entries: z.int(),
      drawnAt: z.iso.datetime(),
    })
    .nullable(),
});
export type ReleaseView = z.infer<typeof releaseView>;

/** GET /api/release-notifications: the releases of which the person wants to be told. */
export const releaseNotifications = z.object({ releaseIds: z.array(z.int()) });
export type ReleaseNotifications = z.infer<typeof releaseNotifications>;

/** One's entry in a raffle. */
export const raffleEntryView = z.object({
  id: z.int(),
  enteredAt: z.iso.datetime(),
  /** From 1; null until the draw. */
  rank: z.int().nullable(),
  /** Until when a winner may buy; null for other entrants. */
  buyBy: z.iso.datetime().nullable(),
});
/** GET /api/releases/:id/entry. */
export const ownRaffleEntry = z.object({ entry: raffleEntryView.nullable() });
export type OwnRaffleEntry = z.infer<typeof ownRaffleEntry>;
