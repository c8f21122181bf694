import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { subtract } from '../../../../../shared/domain/money.ts';
import { buyerTable, sellerTable, type TradeLines } from '../../../lib/trade-lines.ts';

/** The lines of an order for its reader, with the part that a case gave back to the buyer. */
export function orderTable(view: OrderView): TradeLines {
  const isBuyer = view.side === 'buyer';
  const table = isBuyer ? buyerTable(view.order.lines) : sellerTable(view.order.lines);
  const decided = view.problem.cases.find(({ outcome }) => outcome === 'partly-refunded');
  const part = decided?.refunded ?? null;
  if (part === null) return table;
  const label = isBuyer ? 'Refunded to you' : 'Refunded to the buyer';
  return {
    ...table,
    lines: [...table.lines, { label, amount: part, deducted: true }],
    total: { ...table.total, amount: subtract(table.total.amount, part) },
  };
}
