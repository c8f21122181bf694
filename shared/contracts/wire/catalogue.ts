import { z } from 'zod';
import { askStatuses } from '../../domain/ask-status.ts';
import { bidStatuses } from '../../domain/bid-status.ts';
import { type FeeName, feeNames } from '../../domain/fees.ts';
import { currencies } from '../../domain/money.ts';
import { regions } from '../../domain/regions.ts';
import { releaseKinds } from '../../domain/releases.ts';
import { imageFormats } from '../catalogue.ts';
import { wireCopyDetails } from './copy-details.ts';
import { collection, entity, plain, relation, relations, singleOrMerged } from './envelope.ts';

const currency = z.enum(currencies);

/** `url` is a path of the product API, `/media/{pictureId}/{format}.webp`. */
const imageFormat = z.object({ url: z.string(), width: z.int(), height: z.int() });

export const wireImage = z.object({
  name: z.string(),
  alternativeText: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** '#rrggbb', shown until the picture has loaded. */
  placeholder: z.string(),
  formats: z.record(z.enum(imageFormats), imageFormat),
});
export type WireImage = z.infer<typeof wireImage>;

/** A public order of a book, without its owner. Prices are minor units. */
export const wireBookOrder = z.object({
  price: z.int(),
  priceGbp: z.int(),
  currency,
  status: z.enum([...askStatuses, ...bidStatuses]),
  placedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** The seller's region of an ask; null for a bid. */
  sellerRegion: z.string().nullable(),
  /** Of an ask; null: not stated. */
  copyDetails: wireCopyDetails.nullable().optional(),
  /** Minor units in each region's currency, shipping and import included. */
  adjustedPriceUk: z.int(),
  adjustedPriceUs: z.int(),
  adjustedPriceCanMex: z.int(),
  adjustedPriceEu1: z.int(),
  adjustedPriceEu2: z.int(),
  adjustedPriceRow: z.int(),
  adjustedPriceMeast: z.int(),
  adjustedPriceApac: z.int(),
});
export type WireBookOrder = z.infer<typeof wireBookOrder>;

export const wireBest = z.object({
  id: z.int(),
  price: z.int(),
  priceGbp: z.int(),
  currency,
});

/** The best order as it comes to a region: minor units, with shipping and import. */
const regionalBest = z.object({ id: z.int(), price: z.int(), currency }).nullable().optional();

/**
 * The ask that is cheapest delivered to each region, and the highest bid; with the books. A bid's
 * seller is not known yet: its price is the most that it can come to.
 */
const regionalPrices = {
  lowestAskUk: regionalBest,
  lowestAskUs: regionalBest,
  lowestAskEu1: regionalBest,
  lowestAskEu2: regionalBest,
  lowestAskCanMex: regionalBest,
  lowestAskMeast: regionalBest,
  lowestAskApac: regionalBest,
  lowestAskRow: regionalBest,
  highestBidUk: regionalBest,
  highestBidUs: regionalBest,
  highestBidEu1: regionalBest,
  highestBidEu2: regionalBest,
  highestBidCanMex: regionalBest,
  highestBidMeast: regionalBest,
  highestBidApac: regionalBest,
  highestBidRow: regionalBest,
};

export const wireEdition = z.object({
  name: z.string(),
  otherName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  size: z.string(),
  material: z.string(),
  editionSize: z.int().nullable(),
  features: z.string(),
  includes: z.string(),
  information: z.string(),
  /** The edition's release price, in minor units of `currency`. */
  mainPrice: z.int().nullable(),
  currency,
  shipmentWeightOverride: z.number().nullable(),
  shipmentCategory: z.string().nullable(),
  additionalCertification: z.boolean(),
  lowestAsk: wireBest.nullable(),
  highestBid: wireBest.nullable(),
  lastSale: z.object({ price: z.int(), currency, soldAt: z.iso.datetime() }).nullable(),
  /** Approved orders in the book's order; only with populate[editions][populate]=asks,bids. */
  asks: relations(wireBookOrder).optional(),
  bids: relations(wireBookOrder).optional(),
  ...regionalPrices,
  /**
   * The asks that Buy offers in each region: the cheapest delivered there, then the cheapest of
   * another seller. They are among `asks`.
   */
  offeredAsks: z.record(z.enum(regions), z.array(z.int())).optional(),
});
export type WireEdition = z.infer<typeof wireEdition>;

const percent = z.number().min(0).max(100);

/** Percentages and amounts; omitted ones are the defaults. */
export const wireFees = z.object({
  ...(Object.fromEntries(feeNames.map((name) => [name, percent.optional()])) as Record<
    FeeName,
    z.ZodOptional<typeof percent>
  >),
  insuranceFlatFee: z.number().min(0).optional(),
  insuranceFlatUpTo: z.number().min(0).optional(),
  insuranceGreatestValue: z.number().min(0).optional(),
});

/** A release as its artwork carries it; wireRelease is the calendar's. */
const wireOwnRelease = z.object({
  name: z.string(),
  kind: z.enum(releaseKinds),
  releaseStartTimestamp: z.iso.datetime().nullable(),
  releaseEndTimestamp: z.iso.datetime().nullable(),
  dateOnlyTimezone: z.string().nullable(),
  artists: relations(z.object({ name: z.string() })),
});
export type WireOwnRelease = z.infer<typeof wireOwnRelease>;

export const wireArtwork = z.object({
  name: z.string(),
  medium: z.string(),
  releaseDate: z.string().nullable(),
  isFullDate: z.boolean(),
  royalty: z.number().nullable(),
  upcomingRelease: z.boolean(),
  gallery: z.string(),
  description: z.string(),
  createdAt: z.iso.datetime(),
  artists: relations(z.object({ name: z.string() })),
  images: z.array(wireImage),
  editions: relations(wireEdition),
  /** The fees of trading it; only with the books. */
  fees: wireFees.optional(),
  /** Its next, open or unscheduled release; with the books, or of an upcoming artwork. */
  release: relation(wireOwnRelease).optional(),
});
export type WireArtwork = z.infer<typeof wireArtwork>;

const artworkCollection = collection(wireArtwork);
export const wireArtworks = artworkCollection.extend({
  meta: artworkCollection.shape.meta.extend({
    /**
     * With `facets=lowestAsk`: how many matching artworks have their lowest ask in each range of
     * shared/domain/price-ranges.ts.
     */
    priceRanges: z.array(z.object({ range: z.int(), count: z.int() })).optional(),
  }),
});
export const wireArtworkSingle = singleOrMerged(wireArtwork);
/** POST /api/artworks/latest-asks and latest-bids: newest first, not paged. */
export const wireLatestArtworks = plain(z.array(entity(wireArtwork)));

export const wireArtist = z.object({
  name: z.string().nullable(),
  birthYear: z.int().nullable(),
  birthDate: z.string().nullable(),
  nationalities: z.array(z.object({ name: z.string(), alpha2Code: z.string() })),
  description: z.string(),
  description2: z.string(),
  socialLinks: z.object({
    instagram: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
  }),
  numberOfArtworks: z.int(),
  images: z.array(wireImage),
  /** The rest is absent from product APIs that do not send it. The image whose name contains 1. */
  avatar: wireImage.nullable().optional(),
  /** The birth date, or the year where the day is not known. */
  dateOfBirth: z.string().nullable().optional(),
  /** A path of the site; null for an artist without a name. */
  href: z.string().nullable().optional(),
  /** With populate=artworks: the latest 100. */
  artworks: relations(z.object({ name: z.string() })).optional(),
});
export const wireArtists = collection(wireArtist);
