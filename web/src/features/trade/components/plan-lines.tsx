import { type Money, subtract } from '../../../../../shared/domain/money.ts';
import { buyerTable, sellerTable } from '../../../lib/trade-lines.ts';
import { LinesTable } from '../../../ui/lines-table.tsx';
import type { TradePlan } from '../logic/plan-trade.ts';
import { agreedAmount } from '../logic/trade-request.ts';

type Props = {
  readonly plan: TradePlan;
  /** The server's total, if it differs from the page's. */
  readonly agreed?: Money;
};

/** What the person pays or gets, line by line; the lines always add up. */
export function PlanLines({ plan, agreed = agreedAmount(plan) }: Props) {
  const table =
    plan.kind === 'bid' || plan.kind === 'buy'
      ? buyerTable(plan.lines, { atMost: plan.atMost })
      : sellerTable(plan.lines);
  const planned = agreedAmount(plan);
  if (agreed.amount === planned.amount) return <LinesTable {...table} />;
  const deducted = agreed.amount < planned.amount;
  const amount = deducted ? subtract(planned, agreed) : subtract(agreed, planned);
  return (
    <LinesTable
      {...table}
      lines={[...table.lines, { label: 'Change in rates and fees', amount, deducted }]}
      total={{ ...table.total, amount: agreed }}
    />
  );
}
