import type { Medium } from './mediums.ts';

/** A collection is a selection, so it is short. */
export const collectionAtMost = 48;

/** The rule by which artworks belong to a collection. Prices in pence, lengths in centimetres. */
export type CollectionRule =
  | { readonly by: 'sales'; readonly withinDays: number }
  | { readonly by: 'price'; readonly atMost: number }
  | { readonly by: 'release' }
  | { readonly by: 'arrival'; readonly withinDays: number }
  /** The spread as a share of the ask. */
  | { readonly by: 'spread'; readonly atMost: number }
  /** The lowest ask is below the last sale. */
  | { readonly by: 'discount' }
  | { readonly by: 'size'; readonly longest: number }
  | { readonly by: 'medium'; readonly mediums: readonly Medium[] };

type Price = { readonly price: number; readonly currency: string };

/** The fields of an artwork that rules look at. */
export type CollectableWork = {
  readonly createdAt: string;
  readonly editions: readonly {
    /** Such as '50 × 70 cm'. */
    readonly size: string;
    readonly lowestAsk: (Price & { readonly priceGbp: number }) | null;
    readonly highestBid: (Price & { readonly priceGbp: number }) | null;
    readonly lastSale: Price | null;
  }[];
};

const day = 24 * 60 * 60 * 1000;

/**
 * Whether an artwork belongs to a collection. True for rules that the query itself applies (sales,
 * release, medium). `now` in epoch milliseconds.
 */
export function belongsTo(rule: CollectionRule, work: CollectableWork, now: number): boolean {
  switch (rule.by) {
    case 'price':
      return work.editions.some(
        ({ lowestAsk }) => (lowestAsk?.priceGbp ?? Infinity) <= rule.atMost,
      );
    case 'arrival':
      return now - Date.parse(work.createdAt) <= rule.withinDays * day;
    case 'spread':
      return work.editions.some(({ lowestAsk, highestBid }) => {
        if (!lowestAsk || !highestBid) return false;
        return lowestAsk.priceGbp - highestBid.priceGbp <= rule.atMost * lowestAsk.priceGbp;
      });
    case 'discount':
      return work.editions.some(
        ({ lowestAsk, lastSale }) =>
          lowestAsk !== null &&
          lowestAsk.currency === lastSale?.currency &&
          lowestAsk.price < lastSale.price,
      );
    case 'size':
      return work.editions.some(({ size }) => (longestSide(size) ?? Infinity) <= rule.longest);
    case 'sales':
    case 'release':
    case 'medium':
      return true;
  }
}

/** The longest side in centimetres; null for an unknown notation. */
export function longestSide(size: string): number | null {
  const sides = /^\s*(\d+(?:\.\d+)?)\s*[×x]\s*(\d+(?:\.\d+)?)\s*cm\b/i.exec(size);
  return sides && Math.max(Number(sides[1]), Number(sides[2]));
}

/**
 * Ids of the artworks sold most often in the last days, most traded first; ties in the given order.
 */
export function mostTraded(
  sales: readonly { readonly artworkId: number; readonly soldAt: string }[],
  withinDays: number,
  now: number,
): number[] {
  const lately = sales.filter(({ soldAt }) => now - Date.parse(soldAt) <= withinDays * day);
  const counts = Map.groupBy(lately, ({ artworkId }) => artworkId);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([id]) => id);
}

/** Merges lists by taking one of each in turn, without duplicates. */
export function inTurn<Item extends { readonly id: number }>(
  lists: readonly (readonly Item[])[],
): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
  return [...new Map(mixed.map((item) => [item.id, item])).values()];
}
