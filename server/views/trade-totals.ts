import type { TradeTotalsView } from '../../shared/contracts/account.ts';
import { askStatuses } from '../../shared/domain/ask-status.ts';
import type { TradeStats } from '../upstream/trade-stats.ts';
import { moneyOf } from './money-view.ts';

/** In the order of an ask's life. */
export function tradeTotals({ counts, sums }: TradeStats): TradeTotalsView {
  return {
    totals: counts
      .toSorted((a, b) => askStatuses.indexOf(a.status) - askStatuses.indexOf(b.status))
      .map(({ status, count }) => ({
        status,
        count,
        sums: sums.filter((sum) => sum.status === status).map(moneyOf),
      })),
  };
}
