import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';
import type { FoundOutcome } from './find-outcome.ts';
import type { Placed } from './run-trade.ts';

export type TradeDone =
  | { readonly kind: 'placed'; readonly placed: Placed }
  | { readonly kind: 'found'; readonly found: FoundOutcome };

export type DonePlace = {
  readonly path: string;
  /** What a toast says; null where the page itself says it. */
  readonly told: string | null;
};

/** Where what was done can be seen. */
export function donePlace(flow: TradeFlow, artworkId: number, done: TradeDone): DonePlace {
  const made = done.kind === 'placed' ? ofPlaced(done.placed) : done.found;
  const buys = flow === 'bid-or-buy';
  if (made.kind === 'order') {
    return buys
      ? {
          path: `/my-account/buying/order/${artworkId}/${made.orderId}`,
          told: 'Your order is placed.',
        }
      : {
          path: `/my-account/selling/sale/${artworkId}/${made.orderId}`,
          told: 'Your sale is made.',
        };
  }
  return buys
    ? { path: ownOrderPath('bid', made.id), told: 'Your bid is placed.' }
    : { path: `${ownOrderPath('ask', made.id)}&placed=true`, told: null };
}

function ofPlaced(placed: Placed): FoundOutcome {
  const { orderId } = placed;
  if (orderId !== null) return { kind: 'order', orderId };
  return { kind: 'offer', id: 'bidId' in placed ? placed.bidId : placed.askId };
}
