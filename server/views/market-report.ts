import type { ArtworkCard } from '../../shared/contracts/catalogue.ts';
import type { MarketReport } from '../../shared/contracts/market.ts';
import type { WireMarket, WireMover } from '../../shared/contracts/wire/market.ts';
import { money } from '../../shared/domain/money.ts';
import { growthPercent } from '../../shared/domain/price-index.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';

const pounds = (pence: number) => money(pence, 'GBP');

/** Every artwork that the report names, once. */
export function artworksIn({ periods }: WireMarket): number[] {
  return [
    ...new Set(
      periods.flatMap(({ risers, fallers, mostTraded }) =>
        [...risers, ...fallers, ...mostTraded].map(({ artworkId }) => artworkId),
      ),
    ),
  ];
}

/** An artwork without a card can no longer be traded and is left out. */
export function marketReportView(market: WireMarket, cards: readonly ArtworkCard[]): MarketReport {
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const moverOf = ({ artworkId, edition, before, after }: WireMover) => {
    const artwork = cardOf.get(artworkId);
    return artwork
      ? {
          artwork,
          suffix: editionSuffix(edition, null),
          before: pounds(before),
          after: pounds(after),
          growthPercent: growthPercent(before, after),
        }
      : [];
  };
  return {
    asOf: market.asOf,
    months: market.months,
    indices: market.indices.map((index) => ({
      ...index,
      yearGrowthPercent: growthPercent(index.values.at(-13) ?? 100, index.values.at(-1) ?? 100),
    })),
    volumes: market.volumes.map(({ sales, valueGbp }) => ({ sales, value: pounds(valueGbp) })),
    periods: market.periods.map(({ days, risers, fallers, mostTraded }) => ({
      days,
      risers: risers.flatMap(moverOf),
      fallers: fallers.flatMap(moverOf),
      mostTraded: mostTraded.flatMap(({ artworkId, edition, sales, valueGbp }) => {
        const artwork = cardOf.get(artworkId);
        const suffix = editionSuffix(edition, null);
        return artwork ? { artwork, suffix, sales, value: pounds(valueGbp) } : [];
      }),
    })),
  };
}
