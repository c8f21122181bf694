import type { AskStatus } from '../../../shared/domain/ask-status.ts';
import type { BidStatus } from '../../../shared/domain/bid-status.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';

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

export const orderStatusWords: Record<OrderStatus, StatusWords> = {
  AwaitingPayment: { label: 'Awaiting payment', tone: 'waiting' },
  PaymentFailed: { label: 'Payment failed', tone: 'bad' },
  AwaitingShipment: { label: 'Awaiting shipment', tone: 'waiting' },
  NotShipped: { label: 'Not shipped in time', tone: 'bad' },
  Shipped: { label: 'On its way to us', tone: 'waiting' },
  Received: { label: 'Received by us', tone: 'waiting' },
  Authenticating: { label: 'Being authenticated', tone: 'waiting' },
  Authenticated: { label: 'Authenticated', tone: 'good' },
  AuthenticationFailed: { label: 'Authentication failed', tone: 'bad' },
  ShippedToBuyer: { label: 'On its way to the buyer', tone: 'waiting' },
  Delivered: { label: 'Delivered', tone: 'good' },
  PayoutPending: { label: 'Payout pending', tone: 'waiting' },
  PaidOut: { label: 'Paid out', tone: 'good' },
  Cancelled: { label: 'Cancelled', tone: 'bad' },
  Returned: { label: 'Returned', tone: 'bad' },
};
