import { type OrderStatus, orderTransitions } from '../../../../../shared/domain/order-status.ts';
import { isFinal } from '../../../../../shared/domain/transitions.ts';
import type { TradeSide } from './timeline.ts';

const deliveredOrLater: ReadonlySet<OrderStatus> = new Set([
  'Delivered',
  'PayoutPending',
  'PaidOut',
]);

/** Whether one side has nothing more to expect: the buyer once it is delivered. */
export function isFinished(side: TradeSide, status: OrderStatus): boolean {
  return isFinal(orderTransitions, status) || (side === 'buyer' && deliveredOrLater.has(status));
}
