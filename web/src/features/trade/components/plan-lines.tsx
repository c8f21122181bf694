import { buyerTable, sellerTable } from '../../../lib/trade-lines.ts';
import { LinesTable } from '../../../ui/lines-table.tsx';
import type { TradePlan } from '../logic/plan-trade.ts';

/** What the person pays or gets, line by line. */
export function PlanLines({ plan }: { readonly plan: TradePlan }) {
  const table =
    plan.kind === 'bid' || plan.kind === 'buy'
      ? buyerTable(plan.lines, { atMost: plan.atMost })
      : sellerTable(plan.lines);
  return <LinesTable {...table} />;
}
