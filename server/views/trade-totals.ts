import type { TradeTotalsView } from '../../shared/contracts/account.ts';
import type { TradeStats } from '../upstream/trade-stats.ts';
import { moneyOf } from './money-view.ts';

export function tradeTotals({ counts, sums }: TradeStats): TradeTotalsView {
  return {
    totals: counts.map(({ status, count }) => ({
      status,
      count,
      sums: sums.filter((sum) => sum.status === status).map(moneyOf),
    })),
  };
}
