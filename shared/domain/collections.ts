import type { Medium } from './mediums.ts';

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

export type Collection = {
  /** Its name in the address. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly rule: CollectionRule;
};

/** In display order. Their contents follow the market day by day. */
export const collections: readonly Collection[] = [
  {
    slug: 'most-traded',
    title: 'Most traded',
    text: 'The artworks sold most often in the past year.',
    rule: { by: 'sales', withinDays: 365 },
  },
  {
    slug: 'under-500',
    title: 'Under £500',
    text: 'Works on paper with an ask of £500 or less, the lowest first.',
    rule: { by: 'price', atMost: 50_000 },
  },
  {
    slug: 'just-released',
    title: 'Just released',
    text: 'The latest releases and how they are trading.',
    rule: { by: 'release' },
  },
  {
    slug: 'close-to-a-deal',
    title: 'Close to a deal',
    text: 'The highest bid and the lowest ask are within five per cent of each other.',
    rule: { by: 'spread', atMost: 0.05 },
  },
  {
    slug: 'below-the-last-sale',
    title: 'Below the last sale',
    text: 'Listed for less than the last sale of the same edition.',
    rule: { by: 'discount' },
  },
  {
    slug: 'small-sheets',
    title: 'Small sheets',
    text: 'No side longer than 42 centimetres: made for above a desk or beside a door.',
    rule: { by: 'size', longest: 42 },
  },
  {
    slug: 'new-this-month',
    title: 'New this month',
    text: 'Artworks added in the past thirty days.',
    rule: { by: 'arrival', withinDays: 30 },
  },
  {
    slug: 'from-the-copper-plate',
    title: 'From the copper plate',
    text: 'Etching, aquatint and photogravure: ink printed from lines bitten into copper by acid.',
    rule: { by: 'medium', mediums: ['Etching', 'Aquatint', 'Photogravure'] },
  },
  {
    slug: 'through-the-screen',
    title: 'Through the screen',
    text: 'Screenprint and risograph: flat colour, pushed through a mesh one layer at a time.',
    rule: { by: 'medium', mediums: ['Screenprint', 'Risograph'] },
  },
  {
    slug: 'cut-in-relief',
    title: 'Cut in relief',
    text: 'Woodcut and linocut. What is cut away stays white.',
    rule: { by: 'medium', mediums: ['Woodcut', 'Linocut'] },
  },
  {
    slug: 'drawn-on-stone',
    title: 'Drawn on stone',
    text: 'Lithographs keep the movement of the crayon and the grain of the stone.',
    rule: { by: 'medium', mediums: ['Lithograph'] },
  },
  {
    slug: 'one-of-a-kind',
    title: 'One of a kind',
    text: 'Monotypes: painted on a plate and printed once, so no two are alike.',
    rule: { by: 'medium', mediums: ['Monotype'] },
  },
];

export function findCollection(slug: string): Collection | null {
  return collections.find((collection) => collection.slug === slug) ?? null;
}

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
