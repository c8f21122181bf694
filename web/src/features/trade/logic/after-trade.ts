import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';

/** The bid or ask made, and the order if it traded at once. */
export type PlacedTrade = { readonly id: number; readonly orderId: number | null };

export type AfterTrade = {
  readonly path: string;
  /** The toast's text; null if the page itself confirms the trade. */
  readonly message: string | null;
};

/** Where a bid or an ask that was changed is shown. */
export function afterEdit(flow: TradeFlow, id: number): AfterTrade {
  return flow === 'bid-or-buy'
    ? { path: ownOrderPath('bid', id), message: 'Your bid is updated.' }
    : { path: ownOrderPath('ask', id), message: 'Your listing is updated.' };
}

/** The page that shows the finished trade. */
export function afterTrade(
  flow: TradeFlow,
  artworkId: number,
  { id, orderId }: PlacedTrade,
): AfterTrade {
  const buys = flow === 'bid-or-buy';
  if (orderId !== null) {
    return buys
      ? {
          path: `/my-account/buying/order/${artworkId}/${orderId}`,
          message: 'Your order is placed.',
        }
      : {
          path: `/my-account/selling/sale/${artworkId}/${orderId}`,
          message: 'Your artwork is sold.',
        };
  }
  return buys
    ? { path: ownOrderPath('bid', id), message: 'Your bid is placed.' }
    : { path: `${ownOrderPath('ask', id)}&placed=true`, message: null };
}
