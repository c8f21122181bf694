import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';

/** What a trade made: a bid or an ask, and the order where it traded at once. */
export type Made = { readonly id: number; readonly orderId: number | null };

export type DonePlace = {
  readonly path: string;
  /** What a toast says; null where the page itself says it. */
  readonly told: string | null;
};

/** Where what was made can be seen. */
export function donePlace(flow: TradeFlow, artworkId: number, { id, orderId }: Made): DonePlace {
  const buys = flow === 'bid-or-buy';
  if (orderId !== null) {
    return buys
      ? {
          path: `/my-account/buying/order/${artworkId}/${orderId}`,
          told: 'Your order is placed.',
        }
      : {
          path: `/my-account/selling/sale/${artworkId}/${orderId}`,
          told: 'Your artwork is sold.',
        };
  }
  return buys
    ? { path: ownOrderPath('bid', id), told: 'Your bid is placed.' }
    : { path: `${ownOrderPath('ask', id)}&placed=true`, told: null };
}
