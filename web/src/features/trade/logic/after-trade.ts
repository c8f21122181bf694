import { thanksPath } from '../../../../../shared/domain/account-paths.ts';
import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';

/** The bid or ask made, and the order if it traded at once. */
export type PlacedTrade = { readonly id: number; readonly orderId: number | null };

/** Where a bid or an ask that was changed is shown. */
export function afterEdit(flow: TradeFlow, id: number): string {
  return flow === 'bid-or-buy'
    ? ownOrderPath('bid', id)
    : `${ownOrderPath('ask', id)}&placed=updated`;
}

/** The page that shows the finished trade: a listing ends at Selling, all else is thanked for. */
export function afterTrade(flow: TradeFlow, { id, orderId }: PlacedTrade): string {
  const buys = flow === 'bid-or-buy';
  if (orderId !== null) return thanksPath(buys ? 'purchase' : 'sale', orderId);
  return buys ? thanksPath('bid', id) : `${ownOrderPath('ask', id)}&placed=true`;
}
