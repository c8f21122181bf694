import type { z } from 'zod';
import type { wirePlaced } from '../../shared/contracts/wire/trades.ts';
import type { AskRow, BidRow, OrderRow } from './rows.ts';

/** Which records a trade is about: what support finds a log line by. */
export type TradeIds = {
  readonly editionId?: number;
  readonly askId?: number;
  readonly bidId?: number;
  readonly orderId?: number;
};

/** What became of an ask or a bid; `orderId` is set where it traded. */
export type Placed = z.infer<typeof wirePlaced>['data'] & {
  readonly editionId: number;
  readonly askId?: number;
  readonly bidId?: number;
};

/** Of an ask or a bid, by its `id`, that was sold at once. */
export function tradedNow(id: number, order: OrderRow): Placed {
  const { editionId, askId, bidId } = order;
  return { id, status: 'Done', orderId: order.id, editionId, askId, bidId };
}

export function placedAsk({ id, editionId }: AskRow, status: AskRow['status']): Placed {
  return { id, status, orderId: null, editionId, askId: id };
}

export function placedBid({ id, editionId }: BidRow, status: BidRow['status']): Placed {
  return { id, status, orderId: null, editionId, bidId: id };
}
