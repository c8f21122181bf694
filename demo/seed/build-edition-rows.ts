import type { editions } from '../../product-api/db/schema/catalogue.ts';
import type { CatalogueEdition } from '../catalogue/types.ts';
import type { Rng } from '../pictures/kit/rng.ts';
import { buildBook } from './build-book.ts';
import type { EditionMarket } from './build-market-rows.ts';
import { buildSales, countOfSales, firstPrice } from './build-sales.ts';
import type { Trader } from './build-traders.ts';
import type { DatedArtwork } from './date-artworks.ts';

type EditionRow = typeof editions.$inferInsert & { id: number };

const day = 86_400_000;
const twoYears = 730 * day;
/** Buyers at the release need to receive a work before they can sell it. */
const firstResale = 14 * day;
/** Each edition's share of its artwork's heat. */
const shareOfHeat: Record<CatalogueEdition['name'], number> = {
  Main: 1,
  Artist: 0.7,
  Printer: 0.5,
  Other: 0.75,
};

export function editionRow(
  edition: CatalogueEdition,
  ids: { readonly id: number; readonly artworkId: number },
  first: { readonly mainPrice: number; readonly createdAt: Date },
): EditionRow {
  const { priceFactor: _, ...columns } = edition;
  return { ...ids, ...columns, ...first, currency: 'GBP' };
}

/** What an edition trades at today, and its price at the release; both in pence. */
export function pricesOf(rng: Rng, artwork: DatedArtwork, edition: CatalogueEdition) {
  const fairGbp = artwork.priceLevelGbp * edition.priceFactor * 100 * rng.range(0.93, 1.08);
  return { fairGbp, mainPrice: firstPrice(rng, fairGbp) };
}

/** An edition's book and past sales since its release. An upcoming edition has neither. */
export function buildEditionMarket(
  rng: Rng,
  input: {
    readonly editionId: number;
    readonly artwork: DatedArtwork;
    readonly edition: CatalogueEdition;
    readonly fairGbp: number;
    readonly traders: readonly Trader[];
    readonly base: Date;
  },
): EditionMarket {
  const { editionId, artwork, edition, fairGbp, traders, base } = input;
  const royaltyPercent = artwork.royalty;
  const { tradableSince } = artwork;
  if (tradableSince === null) return { editionId, royaltyPercent, book: [], sales: [] };
  const heat = artwork.heat * shareOfHeat[edition.name];
  return {
    editionId,
    royaltyPercent,
    book: buildBook(rng.fork('book'), {
      edition,
      fairGbp,
      heat,
      traders,
      since: tradableSince,
      base,
    }),
    sales: buildSales(rng.fork('sales'), {
      many: countOfSales(rng.fork('count'), heat, edition.editionSize, edition.name === 'Main'),
      fairGbp,
      royaltyPercent,
      traders,
      tradableSince,
      since: new Date(Math.max(base.getTime() - twoYears, tradableSince.getTime() + firstResale)),
      base,
    }),
  };
}
