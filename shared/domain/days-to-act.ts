import type { OrderStatus } from './order-status.ts';

/** The next actor's deadline in working days; other steps have none. */
export const daysToAct = {
  AwaitingPayment: 3,
  AwaitingShipment: 7,
  Shipped: 14,
  /** Until it is expected with the buyer. */
  ShippedToBuyer: 10,
  /** Until the payout: so long the buyer can report a problem. */
  Delivered: 5,
} as const satisfies Partial<Record<OrderStatus, number>>;
