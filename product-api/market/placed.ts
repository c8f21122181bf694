import type { z } from 'zod';
import type { wirePlaced } from '../../shared/contracts/wire/trades.ts';
import type { AskRow, BidRow, OrderRow } from './rows.ts';

/** The records of a trade, for log lines. */
export type TradeIds = {
  readonly editionId?: number;
  readonly askId?: number;
  readonly bidId?: number;
  readonly orderId?: number;
};

/** The result of placing an ask or a bid; `orderId` is set where it traded. */
export type Placed = z.infer<typeof wirePlaced>['data'] & {
  readonly editionId: number;
  readonly askId?: number;
  readonly bidId?: number;
};

/** For an ask or a bid with this `id` that traded at once. */
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
