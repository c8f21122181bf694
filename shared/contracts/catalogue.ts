import { z } from 'zod';

export { type ArtworkSort, artworkSorts } from '../domain/artwork-sorts.ts';

import { type FeeName, type Fees, feeNames } from '../domain/fees.ts';
import { regions } from '../domain/regions.ts';
import { releaseKinds, releasePhases } from '../domain/releases.ts';
import { copyView } from './copy-details.ts';
import { moneySchema } from './money.ts';

export const imageFormats = ['xs', 'thumbnail', 'small', 'medium', 'large'] as const;

/** One picture in every format, smallest first, for `srcset`. */
export const pictureView = z.object({
  alt: z.string(),
  /** '#rrggbb', shown until the picture has loaded. */
  placeholder: z.string(),
  width: z.int(),
  height: z.int(),
  formats: z.array(
    z.object({ name: z.enum(imageFormats), url: z.string(), width: z.int(), height: z.int() }),
  ),
});
export type PictureView = z.infer<typeof pictureView>;

const namedRecord = z.object({ id: z.int(), name: z.string() });

/** Prices of the best orders, in their own currency and in pence for comparison. */
export const bookPrice = z.object({ id: z.int(), price: moneySchema, priceGbp: z.int() });
export type BookPrice = z.infer<typeof bookPrice>;

export const artworkCard = z.object({
  id: z.int(),
  name: z.string(),
  artists: z.array(namedRecord),
  medium: z.string(),
  year: z.int().nullable(),
  /** A path of the site, with ?edition= unless the shown edition is Main. */
  href: z.string(),
  picture: pictureView.nullable(),
  /**
   * When an unreleased artwork comes out: an instant, or a day, '2026-11-24', where no release is
   * announced. null: not known.
   */
  comesOut: z.string().nullable(),
  shown: z.object({
    /** null: the artwork has no edition. */
    editionId: z.int().nullable(),
    name: z.string(),
    suffix: z.string(),
    lowestAsk: bookPrice.nullable(),
    highestBid: bookPrice.nullable(),
    lastSale: moneySchema.nullable(),
  }),
});
export type ArtworkCard = z.infer<typeof artworkCard>;

export const artworkList = z.object({
  items: z.array(artworkCard),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
});
export type ArtworkList = z.infer<typeof artworkList>;

/** GET /api/home. */
export const homeView = z.object({
  featured: z.array(artworkCard),
  latestAsks: z.array(artworkCard),
  latestBids: z.array(artworkCard),
});
export type HomeView = z.infer<typeof homeView>;

/** An order in a book. `sellerRegion` decides whether shipping crosses a border. */
export const bookOrder = bookPrice.extend({
  placedAt: z.iso.datetime(),
  sellerRegion: z.enum(regions).nullable(),
  /** Of an ask; null: not stated. */
  copy: copyView.nullable(),
});
export type BookOrderView = z.infer<typeof bookOrder>;

export const editionView = z.object({
  id: z.int(),
  name: z.string(),
  suffix: z.string(),
  size: z.string(),
  material: z.string(),
  editionSize: z.int().nullable(),
  features: z.string(),
  includes: z.string(),
  information: z.string(),
  lowestAsk: bookPrice.nullable(),
  highestBid: bookPrice.nullable(),
  lastSale: z.object({ price: moneySchema, soldAt: z.iso.datetime() }).nullable(),
  /** Approved orders: asks by ascending, bids by descending price. */
  asks: z.array(bookOrder),
  bids: z.array(bookOrder),
  /**
   * Ids of the asks that Buy offers in each region: the cheapest delivered there, then the cheapest
   * of another seller. Absent where the product API does not send them.
   */
  offers: z.partialRecord(z.enum(regions), z.array(z.int())).optional(),
});
export type EditionView = z.infer<typeof editionView>;

/** In percent, or major units of the seller's currency: domain/fees.ts. */
export const feesView = z.object(
  Object.fromEntries(feeNames.map((name) => [name, z.number()])) as Record<FeeName, z.ZodNumber>,
) satisfies z.ZodType<Fees>;

/** The artwork's next, open or unscheduled release. Times in UTC. */
export const ownRelease = z.object({
  id: z.int(),
  name: z.string(),
  href: z.string(),
  kind: z.enum(releaseKinds),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  timeZone: z.string().nullable(),
  /** When this was read; shown until the viewer's clock is known. */
  phase: z.enum(releasePhases),
});
export type OwnReleaseView = z.infer<typeof ownRelease>;

/** GET /api/artworks/:id. */
export const artworkView = z.object({
  id: z.int(),
  name: z.string(),
  artists: z.array(namedRecord),
  medium: z.string(),
  releaseDate: z.string().nullable(),
  isFullDate: z.boolean(),
  gallery: z.string(),
  description: z.string(),
  /** Percent; null: the default royalty. */
  royalty: z.number().nullable(),
  fees: feesView,
  href: z.string(),
  pictures: z.array(pictureView),
  editions: z.array(editionView),
  /** The one of `editions` shown if the address names none. */
  shownEditionId: z.int().nullable(),
  release: ownRelease.nullable(),
});
export type ArtworkView = z.infer<typeof artworkView>;

/** GET /api/artworks/price-ranges: a histogram of the lowest asks, in pence. */
export const priceRangesView = z.object({
  ranges: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
});
export type PriceRangesView = z.infer<typeof priceRangesView>;

/** GET /api/artworks/artists: artists whose names match, for the artist filter. */
export const artistNamesView = z.object({ artists: z.array(namedRecord) });
export type ArtistNamesView = z.infer<typeof artistNamesView>;

const pastSale = z.object({
  soldAt: z.iso.datetime(),
  price: moneySchema,
  /** Not made on this marketplace: the desk recorded it. */
  isElsewhere: z.boolean(),
});
export type PastSale = z.infer<typeof pastSale>;

/** GET /api/artworks/:id/market: past sales by edition. */
export const marketView = z.object({
  editions: z.array(
    z.object({
      editionId: z.int(),
      /** The latest sales, oldest first. */
      sales: z.array(pastSale),
      /** False if there are earlier sales. */
      isComplete: z.boolean(),
    }),
  ),
});
export type MarketView = z.infer<typeof marketView>;

/** GET /api/artworks/:id/related. */
export const relatedView = z.object({
  moreFromArtist: z.array(artworkCard),
  similar: z.array(artworkCard),
});
export type RelatedView = z.infer<typeof relatedView>;

/** GET /api/saves: which of the given artworks the user has saved. */
export const savesView = z.object({ artworkIds: z.array(z.int()) });
export type SavesView = z.infer<typeof savesView>;

/** GET /api/recently-viewed: newest first. */
export const recentlyViewedView = z.object({ items: z.array(artworkCard) });
export type RecentlyViewedView = z.infer<typeof recentlyViewedView>;
