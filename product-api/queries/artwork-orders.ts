import { sql } from 'drizzle-orm';
import { artworks } from '../db/schema/catalogue.ts';
import type { Sorting } from './keyset.ts';

export const artworkSorts = [
  'heat:desc',
  'lowestAsk:asc',
  'lowestAsk:desc',
  'highestBid:desc',
  'createdAt:desc',
] as const;
export type ArtworkSort = (typeof artworkSorts)[number];

const { id } = artworks;
/** More than any price, and exact in a JavaScript number. */
const beyondPrices = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** Each in the words of its index. Works without an ask, or without a bid, come last either way. */
export const artworkOrders: Record<ArtworkSort, Sorting> = {
  'heat:desc': {
    name: 'heat:desc',
    direction: 'desc',
    key: { by: artworks.heat, kind: 'number' },
    id,
  },
  'lowestAsk:asc': {
    name: 'lowestAsk:asc',
    direction: 'asc',
    key: { by: sql`coalesce(${artworks.lowestAskGbp}, ${beyondPrices})`, kind: 'amount' },
    id,
  },
  'lowestAsk:desc': {
    name: 'lowestAsk:desc',
    direction: 'desc',
    key: { by: sql`coalesce(${artworks.lowestAskGbp}, -1)`, kind: 'amount' },
    id,
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
};
