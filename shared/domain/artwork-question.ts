import type { ArtworkSort } from './artwork-sorts.ts';

/** What a list of artworks is narrowed down to. Prices are pence, both ends included. */
export type ArtworkNarrowing = {
  readonly medium?: string | undefined;
  readonly artist?: number | undefined;
  readonly q?: string | undefined;
  readonly minAsk?: number | undefined;
  readonly maxAsk?: number | undefined;
  readonly minYear?: number | undefined;
  readonly maxYear?: number | undefined;
  /** One of shared/domain/edition-sizes.ts. */
  readonly size?: string | undefined;
  readonly forSale?: true | undefined;
};

export type ArtworkListQuestion = ArtworkNarrowing & {
  readonly page?: number | undefined;
  readonly sort?: ArtworkSort | undefined;
};

/** How prices are spread depends on all that narrows a list but the prices themselves. */
export function withoutPrices(asked: ArtworkNarrowing) {
  const { minAsk: _, maxAsk: __, forSale: ___, ...others } = asked;
  return others;
}
