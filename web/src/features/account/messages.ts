import type { AskStatus } from '../../../../shared/domain/ask-status.ts';
import type { Actor, OrderStatus } from '../../../../shared/domain/order-status.ts';
import { orderStatusWords, type Tone } from '../../lib/status-words.ts';
import type { TradeSide } from './logic/timeline.ts';

/** Who has to act for an order to go on, said to one of its sides. */
export const actorWords: Readonly<Record<TradeSide, Readonly<Record<Actor, string>>>> = {
  buyer: {
    buyer: 'It is your turn',
    seller: 'The seller acts next',
    deckle: 'Deckle acts next',
    nobody: 'Nothing is left to do',
  },
  seller: {
    buyer: 'The buyer acts next',
    seller: 'It is your turn',
    deckle: 'Deckle acts next',
    nobody: 'Nothing is left to do',
  },
};

/** What is going on and what comes next, said to one side. A new status has no words: it fails. */
export const orderNext: Readonly<Record<TradeSide, Readonly<Record<OrderStatus, string>>>> = {
  buyer: {
    AwaitingPayment: 'Your payment has not been taken yet.',
    PaymentFailed: 'Your payment did not go through. You have not been charged.',
    AwaitingShipment: 'The seller packs the work and sends it to us.',
    NotShipped: 'The seller did not send it in time. We are sorting it out with them.',
    Shipped: 'The work is on its way to us.',
    Received: 'The work has arrived at our place. We look at it next.',
    Authenticating: 'We are checking that the work is what it was sold as.',
    Authenticated: 'The work is genuine. We pack it for you.',
    AuthenticationFailed: 'The work did not pass our checks. It goes back, and so does your money.',
    ShippedToBuyer: 'The work is on its way to you.',
    Delivered: 'The work has been delivered. Enjoy it.',
    PayoutPending: 'The work has been delivered. Enjoy it.',
    PaidOut: 'The work has been delivered. Enjoy it.',
    Cancelled: 'The order was cancelled. You are not charged for it.',
    Returned: 'The work has gone back, and so has your money.',
  },
  seller: {
    AwaitingPayment: "The buyer's payment has not been taken yet. Do not send the work.",
    PaymentFailed: "The buyer's payment did not go through. Keep the work.",
    AwaitingShipment: 'Pack the work well, and send it to us.',
    NotShipped: 'The work was not sent in time. We are in touch with you.',
    Shipped: 'The work is on its way to us.',
    Received: 'The work has arrived at our place. We look at it next.',
    Authenticating: 'We are checking that the work is what it was sold as.',
    Authenticated: 'The work is genuine. We send it on to the buyer.',
    AuthenticationFailed: 'The work did not pass our checks. We send it back to you.',
    ShippedToBuyer: 'The work is on its way to the buyer.',
    Delivered: 'The buyer has the work. Your payout is next.',
    PayoutPending: 'Your payout is on its way.',
    PaidOut: 'Your payout has been paid.',
    Cancelled: 'The sale was cancelled. Keep the work.',
    Returned: 'The work has been sent back to you.',
  },
};

/** What happens to an ask next. An operator's own reason comes before these words. */
export const askNext: Readonly<Record<AskStatus, string>> = {
  Draft: 'Not placed yet.',
  PendingAuthentication: 'We look at it before it goes into the book. You get an e-mail.',
  MoreInfoRequired: 'We need to know more before it can go into the book.',
  Rejected: 'It was not taken into the book.',
  Approved: 'It stands in the book, and may sell at any time.',
  Done: 'It has been sold.',
  Voided: 'You took it back.',
  Expired: 'Its time ran out.',
};

export const standingWords = {
  highestBid: { label: 'Highest bid', tone: 'good' },
  overtakenBid: { label: 'Another bid is higher', tone: 'waiting' },
  lowestAsk: { label: 'Lowest ask', tone: 'good' },
  undercutAsk: { label: 'Live, another ask is lower', tone: 'waiting' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

/** A status as one side of the order reads it: the buyer is 'you' to the buyer. */
export function statusWords(side: TradeSide, status: OrderStatus) {
  return side === 'buyer' && status === 'ShippedToBuyer'
    ? { ...orderStatusWords[status], label: 'On its way to you' }
    : orderStatusWords[status];
}
