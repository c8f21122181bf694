import { z } from 'zod';
import { pictureView } from './catalogue.ts';
import { moneySchema } from './money.ts';
import { releaseCard } from './releases.ts';

export const artistCard = z.object({
  id: z.int(),
  name: z.string(),
  href: z.string(),
  numberOfArtworks: z.int(),
  /** null: initials are shown instead. */
  avatar: pictureView.nullable(),
});
export type ArtistCard = z.infer<typeof artistCard>;

/** GET /api/artists: artists by name, those of the header, and the trending ones. */
export const artistsView = z.object({
  header: z.array(artistCard),
  trending: z.array(artistCard),
  artists: z.array(artistCard),
});
export type ArtistsView = z.infer<typeof artistsView>;

/** GET /api/artists/search: the best match first. */
export const artistSearchView = z.object({ artists: z.array(artistCard) });
export type ArtistSearchView = z.infer<typeof artistSearchView>;

/** GET /api/artists/:id. */
export const artistView = artistCard.extend({
  profile: pictureView.nullable(),
  birthYear: z.int().nullable(),
  /** Such as '1990-12-09'. */
  birthDate: z.string().nullable(),
  nationalities: z.array(z.string()),
  description: z.string(),
  description2: z.string(),
  links: z.object({
    website: z.object({ label: z.string(), url: z.string() }).nullable(),
    instagram: z.object({ label: z.string(), url: z.string() }).nullable(),
    email: z.string().nullable(),
  }),
  /** The artist's techniques with the number of works, most frequent first. */
  mediums: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Unscheduled releases first, then the latest. */
  releases: z.array(releaseCard),
  similar: z.array(artistCard),
});
export type ArtistView = z.infer<typeof artistView>;

/** GET /api/artists/:id/market. */
export const artistMarketView = z.object({
  sold: z.int(),
  soldLastYear: z.int(),
  lastSales: z.array(
    z.object({
      artwork: z.string(),
      /** Such as 'AP'; '' for the Main edition. */
      suffix: z.string(),
      href: z.string(),
      price: moneySchema,
      soldAt: z.iso.datetime(),
    }),
  ),
  /**
   * The median price by quarter, oldest first; `start` is the quarter's first day, '2026-10-01'.
   */
  trend: z.array(z.object({ start: z.iso.date(), sales: z.int(), median: moneySchema })),
});
export type ArtistMarketView = z.infer<typeof artistMarketView>;

export const artistWorkSorts = [
  'recommended',
  'newest',
  'lowest-ask',
  'highest-ask',
  'highest-bid',
] as const;
export type ArtistWorkSort = (typeof artistWorkSorts)[number];

const followFlags = z.object({
  newLowestAsk: z.boolean(),
  newHighestBid: z.boolean(),
  newRelease: z.boolean(),
  newSale: z.boolean(),
});

/** The kinds of e-mail that a user gets about an artist they follow. */
export const followView = z.object({ artistId: z.int(), flags: followFlags });
export type FollowView = z.infer<typeof followView>;

/** GET /api/follow-artists: the artists that the user follows, newest first. */
export const followsView = z.object({ follows: z.array(followView) });
export type FollowsView = z.infer<typeof followsView>;
