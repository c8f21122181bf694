import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
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
  const { orderId, offerId } = done.kind === 'placed' ? ofPlaced(done.placed) : ofFound(done.found);
  const buys = flow === 'bid-or-buy';
  if (orderId !== null) {
    return buys
      ? { path: `/my-account/buying/order/${artworkId}/${orderId}`, told: 'It is yours.' }
      : { path: `/my-account/selling/sale/${artworkId}/${orderId}`, told: 'It is sold.' };
  }
  return buys
    ? { path: `/my-account/buying?bidId=${offerId}`, told: 'Your bid is placed.' }
    : { path: `/my-account/selling?askId=${offerId}&placed=true`, told: null };
}

function ofPlaced(placed: Placed) {
  return {
    orderId: placed.orderId,
    offerId: 'bidId' in placed ? placed.bidId : placed.askId,
  };
}

function ofFound(found: FoundOutcome) {
  return found.kind === 'order'
    ? { orderId: found.orderId, offerId: null }
    : { orderId: null, offerId: found.id };
}
