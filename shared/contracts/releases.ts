import { z } from 'zod';
import { releaseKinds, releasePhases } from '../domain/releases.ts';
import { bookPrice, pictureView } from './catalogue.ts';
import { moneySchema } from './money.ts';

const namedRecord = z.object({ id: z.int(), name: z.string() });

/** A release in the calendar. Times in UTC; shared/domain/releases.ts defines their meaning. */
export const releaseCard = z.object({
  id: z.int(),
  name: z.string(),
  artists: z.array(namedRecord),
  /** Further artists as text to follow the artists' names; '' for none. */
  extraArtists: z.string(),
  href: z.string(),
  kind: z.enum(releaseKinds),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The time zone of a date-only release's date. */
  timeZone: z.string().nullable(),
  /** When this was read; shown until the viewer's clock is known. */
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
  /** Who sells it; '' if it is not known. */
  publisher: z.string(),
  /** The publisher's address of it; null: not known. */
  soldAt: z.url().nullable(),
  /** null: its artwork is not in the catalogue yet. */
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
  /** The Main edition, as far as it is known. */
  edition: z
    .object({
      size: z.string(),
      material: z.string(),
      editionSize: z.int().nullable(),
      features: z.string(),
      includes: z.string(),
      /** The price of one copy at the release. */
      price: moneySchema.nullable(),
      lowestAsk: bookPrice.nullable(),
      highestBid: bookPrice.nullable(),
      /** Where it is bought or bid for; without the action. */
      tradeHref: z.string(),
    })
    .nullable(),
  /** SHA-256 of the seed by which a raffle is drawn. */
  seedHash: z.string().nullable(),
  /** Only for a raffle that has been drawn. */
  draw: z
    .object({
      seed: z.string(),
      winners: z.int(),
      entries: z.int(),
      drawnAt: z.iso.datetime(),
    })
    .nullable(),
});
/** GET /api/releases/:id/draw: all from which a draw can be repeated. */
export const drawView = z.object({
  seed: z.string(),
  /** Null: drawn before seeds were announced. */
  seedHash: z.string().nullable(),
  winners: z.int(),
  /** The numbers of all entries, ascending. */
  entries: z.array(z.int()),
});
export type DrawView = z.infer<typeof drawView>;
export type ReleaseView = z.infer<typeof releaseView>;

/** GET /api/release-notifications: releases for which the user has a reminder. */
export const releaseNotifications = z.object({ releaseIds: z.array(z.int()) });
export type ReleaseNotifications = z.infer<typeof releaseNotifications>;

/** The user's entry in a raffle. */
export const raffleEntryView = z.object({
  id: z.int(),
  enteredAt: z.iso.datetime(),
  /** Starts at 1; null until the draw. */
  rank: z.int().nullable(),
  /** The winner's deadline to buy; null for others. */
  buyBy: z.iso.datetime().nullable(),
});
/** GET /api/releases/:id/entry. */
export const ownRaffleEntry = z.object({ entry: raffleEntryView.nullable() });
export type OwnRaffleEntry = z.infer<typeof ownRaffleEntry>;
