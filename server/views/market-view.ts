import type { MarketView } from '../../shared/contracts/catalogue.ts';
import type { WireSale } from '../upstream/sales.ts';
import { moneyOf } from './money-view.ts';

/** Each edition's sales, oldest first. `perEdition`: how many were requested at most. */
export function marketView(sales: readonly WireSale[], perEdition: number): MarketView {
  const ofEditions = Map.groupBy(sales, ({ editionId }) => editionId);
  return {
    editions: [...ofEditions].map(([editionId, ofEdition]) => ({
      editionId,
      sales: ofEdition
        .toSorted((one, other) => one.soldAt.localeCompare(other.soldAt))
        .map((sale) => ({
          soldAt: sale.soldAt,
          price: moneyOf(sale),
          isElsewhere: sale.isElsewhere === true,
        })),
      isComplete: ofEdition.length < perEdition,
    })),
  };
}
