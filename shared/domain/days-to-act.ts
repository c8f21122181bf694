import type { OrderStatus } from './order-status.ts';

/** The next actor's deadline in working days; other steps have none. */
export const daysToAct = {
  AwaitingPayment: 3,
  AwaitingShipment: 7,
  Shipped: 14,
} as const satisfies Partial<Record<OrderStatus, number>>;
