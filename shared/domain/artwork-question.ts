import type { ArtworkSort } from './artwork-sorts.ts';

/** Filters of a list of artworks. Prices are pence, both ends included. */
export type ArtworkNarrowing = {
  readonly medium?: string | undefined;
  readonly artist?: number | undefined;
  readonly q?: string | undefined;
  readonly minAsk?: number | undefined;
  readonly maxAsk?: number | undefined;
  readonly minYear?: number | undefined;
  readonly maxYear?: number | undefined;
  /** A key of shared/domain/edition-sizes.ts. */
  readonly size?: string | undefined;
  readonly forSale?: true | undefined;
};

export type ArtworkListQuestion = ArtworkNarrowing & {
  readonly page?: number | undefined;
  readonly sort?: ArtworkSort | undefined;
};

/** The filters without prices: the histogram of prices depends on the others only. */
export function withoutPrices(asked: ArtworkNarrowing) {
  const { minAsk: _, maxAsk: __, forSale: ___, ...others } = asked;
  return others;
}
