import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { artworks } from '../db/schema/catalogue.ts';
import type { Sorting } from './keyset.ts';

export const artworkSorts = [
  'heat:desc',
  'lowestAsk:asc',
  'lowestAsk:desc',
  'highestBid:desc',
  'createdAt:desc',
  'lastAskAt:desc',
  'lastBidAt:desc',
  'lastSaleAt:desc',
  'releaseDate:desc',
  'releaseDate:asc',
] as const;
export type ArtworkSort = (typeof artworkSorts)[number];

const { id } = artworks;
/** Above any price and exact in a JavaScript number. */
export const aboveAnyPrice = sql.raw(String(Number.MAX_SAFE_INTEGER));

export type ArtworkSorting = Sorting & {
  readonly key: NonNullable<Sorting['key']>;
  /** The works that this sort lists; all of them where left out. */
  readonly only?: SQL | undefined;
  /** The filter whose range is a range of this sort's index. */
  readonly narrowedBy?: 'ask' | 'releaseYear' | undefined;
};

/**
 * Each written as its index. Works without an ask, a bid, a sale or a date come last in either
 * direction.
 */
export const artworkOrders: Record<ArtworkSort, ArtworkSorting> = {
  'heat:desc': {
    name: 'heat:desc',
    direction: 'desc',
    key: { by: artworks.heat, kind: 'number' },
    id,
  },
  'lowestAsk:asc': {
    name: 'lowestAsk:asc',
    direction: 'asc',
    key: { by: sql`coalesce(${artworks.lowestAskGbp}, ${aboveAnyPrice})`, kind: 'amount' },
    id,
    narrowedBy: 'ask',
  },
  'lowestAsk:desc': {
    name: 'lowestAsk:desc',
    direction: 'desc',
    key: { by: sql`coalesce(${artworks.lowestAskGbp}, -1)`, kind: 'amount' },
    id,
    narrowedBy: 'ask',
  },
  'highestBid:desc': {
    name: 'highestBid:desc',
    direction: 'desc',
    key: { by: sql`coalesce(${artworks.highestBidGbp}, -1)`, kind: 'amount' },
    id,
  },
  'createdAt:desc': {
    name: 'createdAt:desc',
    direction: 'desc',
    key: { by: artworks.createdAt, kind: 'time' },
    id,
  },
  'lastAskAt:desc': {
    name: 'lastAskAt:desc',
    direction: 'desc',
    key: { by: artworks.lastAskAt, kind: 'time' },
    id,
    only: and(isNotNull(artworks.lowestAskGbp), isNotNull(artworks.lastAskAt)),
  },
  'lastBidAt:desc': {
    name: 'lastBidAt:desc',
    direction: 'desc',
    key: { by: artworks.lastBidAt, kind: 'time' },
    id,
    only: and(isNotNull(artworks.highestBidGbp), isNotNull(artworks.lastBidAt)),
  },
  'lastSaleAt:desc': {
    name: 'lastSaleAt:desc',
    direction: 'desc',
    key: {
      by: sql`coalesce(${artworks.lastSaleAt}, '-infinity')`,
      kind: 'time',
      missing: '-infinity',
    },
    id,
  },
  'releaseDate:desc': {
    name: 'releaseDate:desc',
    direction: 'desc',
    key: { by: sql`coalesce(${artworks.releaseDate}, '')`, kind: 'text' },
    id,
    narrowedBy: 'releaseYear',
  },
  'releaseDate:asc': {
    name: 'releaseDate:asc',
    direction: 'asc',
    key: { by: sql`coalesce(${artworks.releaseDate}, '9999')`, kind: 'text' },
    id,
    narrowedBy: 'releaseYear',
  },
};
