import type { OrderStatus } from './order-status.ts';

/** Each state of an order as people read it. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  AwaitingPayment: 'Awaiting payment',
  PaymentFailed: 'Payment failed',
  AwaitingShipment: 'Awaiting shipment',
  NotShipped: 'Not shipped in time',
  Shipped: 'On its way to us',
  Received: 'Received by us',
  Authenticating: 'Being authenticated',
  Authenticated: 'Authenticated',
  AuthenticationFailed: 'Authentication failed',
  ShippedToBuyer: 'On its way to the buyer',
  Delivered: 'Delivered',
  PayoutPending: 'Payout pending',
  PaidOut: 'Paid out',
  Cancelled: 'Cancelled',
  Returned: 'Returned',
};
