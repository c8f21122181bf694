import type { Transitions } from './transitions.ts';

export const orderStatuses = [
  'AwaitingPayment',
  'PaymentFailed',
  'AwaitingShipment',
  'NotShipped',
  'Shipped',
  'Received',
  'Authenticating',
  'Authenticated',
  'AuthenticationFailed',
  'ShippedToBuyer',
  'Delivered',
  'PayoutPending',
  'PaidOut',
  'Cancelled',
  'Returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * A declined charge leaves an order in AwaitingPayment, where its buyer confirms it or pays with
 * another card; PaymentFailed is the end of an order that is unpaid at its deadline.
 */
export const orderTransitions: Transitions<OrderStatus> = {
  AwaitingPayment: ['AwaitingShipment', 'PaymentFailed', 'Cancelled'],
  PaymentFailed: [],
  AwaitingShipment: ['Shipped', 'NotShipped', 'Cancelled'],
  NotShipped: ['Cancelled'],
  Shipped: ['Received', 'Cancelled'],
  Received: ['Authenticating'],
  Authenticating: ['Authenticated', 'AuthenticationFailed'],
  AuthenticationFailed: ['Returned'],
  Authenticated: ['ShippedToBuyer'],
  ShippedToBuyer: ['Delivered', 'Cancelled'],
  Delivered: ['PayoutPending', 'Returned', 'Cancelled'],
  PayoutPending: ['PaidOut'],
  PaidOut: [],
  Cancelled: [],
  Returned: [],
};

export type Actor = 'buyer' | 'seller' | 'deckle' | 'nobody';

/** The side that has to act next. */
export const nextActor: Readonly<Record<OrderStatus, Actor>> = {
  AwaitingPayment: 'buyer',
  PaymentFailed: 'nobody',
  AwaitingShipment: 'seller',
  NotShipped: 'deckle',
  Shipped: 'deckle',
  Received: 'deckle',
  Authenticating: 'deckle',
  Authenticated: 'deckle',
  AuthenticationFailed: 'deckle',
  ShippedToBuyer: 'deckle',
  Delivered: 'deckle',
  PayoutPending: 'deckle',
  PaidOut: 'nobody',
  Cancelled: 'nobody',
  Returned: 'nobody',
};

/** The steps of a successful order, in order. */
export const orderPath: readonly OrderStatus[] = [
  'AwaitingPayment',
  'AwaitingShipment',
  'Shipped',
  'Received',
  'Authenticating',
  'Authenticated',
  'ShippedToBuyer',
  'Delivered',
  'PayoutPending',
  'PaidOut',
];

/** The trade did not happen: its ask and its bid may trade again. */
export const fellThrough: readonly OrderStatus[] = ['PaymentFailed', 'Cancelled'];

/** More business time that a seller may take to ship, once per order. */
export const shipmentExtensionHours = 24;

/** Working days before a deadline at which the next actor gets a reminder. */
export const remindedDaysBefore = 1;
