import { type OrderStatus, orderStatuses, orderTransitions } from './order-status.ts';

/** Statuses from which an order still moves. */
export const ordersUnderWay: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderTransitions[status].length > 0,
);
