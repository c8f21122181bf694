import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';

/** The bid or ask made, and the order if it traded at once. */
export type Made = { readonly id: number; readonly orderId: number | null };

export type DonePlace = {
  readonly path: string;
  /** The toast's text; null if the page itself confirms the trade. */
  readonly told: string | null;
};

/** The page that shows the finished trade. */
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
