import type { AskStatus } from '../../../shared/domain/ask-status.ts';
import type { BidStatus } from '../../../shared/domain/bid-status.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';
import { orderStatusNames } from '../../../shared/domain/order-status-names.ts';

/** How a status is coloured. */
export type Tone = 'neutral' | 'good' | 'bad' | 'waiting';
type StatusWords = { readonly label: string; readonly tone: Tone };

export const askStatusWords: Record<AskStatus, StatusWords> = {
  Draft: { label: 'Draft', tone: 'neutral' },
  PendingAuthentication: { label: 'Being authenticated', tone: 'waiting' },
  MoreInfoRequired: { label: 'More information needed', tone: 'waiting' },
  Rejected: { label: 'Not accepted', tone: 'bad' },
  Approved: { label: 'Live', tone: 'good' },
  Paused: { label: 'Paused while you are away', tone: 'waiting' },
  Done: { label: 'Sold', tone: 'good' },
  Voided: { label: 'Withdrawn', tone: 'neutral' },
  Expired: { label: 'Expired', tone: 'neutral' },
};

export const bidStatusWords: Record<BidStatus, StatusWords> = {
  Draft: { label: 'Draft', tone: 'neutral' },
  Approved: { label: 'Live', tone: 'good' },
  Done: { label: 'Accepted', tone: 'good' },
  Voided: { label: 'Withdrawn', tone: 'neutral' },
  Expired: { label: 'Expired', tone: 'neutral' },
};

const inTone = (status: OrderStatus, tone: Tone): StatusWords => ({
  label: orderStatusNames[status],
  tone,
});

export const orderStatusWords: Record<OrderStatus, StatusWords> = {
  AwaitingPayment: inTone('AwaitingPayment', 'waiting'),
  PaymentFailed: inTone('PaymentFailed', 'bad'),
  AwaitingShipment: inTone('AwaitingShipment', 'waiting'),
  NotShipped: inTone('NotShipped', 'bad'),
  Shipped: inTone('Shipped', 'waiting'),
  Received: inTone('Received', 'waiting'),
  Authenticating: inTone('Authenticating', 'waiting'),
  Authenticated: inTone('Authenticated', 'good'),
  AuthenticationFailed: inTone('AuthenticationFailed', 'bad'),
  ShippedToBuyer: inTone('ShippedToBuyer', 'waiting'),
  Delivered: inTone('Delivered', 'good'),
  PayoutPending: inTone('PayoutPending', 'waiting'),
  PaidOut: inTone('PaidOut', 'good'),
  Cancelled: inTone('Cancelled', 'bad'),
  Returned: inTone('Returned', 'bad'),
};
