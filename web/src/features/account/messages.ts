import type { BidView, OrderView } from '../../../../shared/contracts/account.ts';
import type { SubmissionView } from '../../../../shared/contracts/documents.ts';
import type { AskStatus } from '../../../../shared/domain/ask-status.ts';
import type { BidStatus } from '../../../../shared/domain/bid-status.ts';
import { formatMoney } from '../../../../shared/domain/money.ts';
import { type Actor, nextActor, type OrderStatus } from '../../../../shared/domain/order-status.ts';
import type { SellerType } from '../../../../shared/domain/seller-type.ts';
import { countOf, formatCount } from '../../lib/format/count-of.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { orderStatusWords, type Tone } from '../../lib/status-words.ts';
import { isFinished } from './logic/is-finished.ts';
import { sellersOnly, type TradeSide } from './logic/timeline.ts';

/** Who has to act next, in words for one side of the order. */
const actorWords: Readonly<Record<TradeSide, Readonly<Record<Actor, string>>>> = {
  buyer: {
    buyer: 'Next step: you',
    seller: 'Next step: the seller',
    deckle: 'Next step: us',
    nobody: 'Nothing more to do',
  },
  seller: {
    buyer: 'Next step: the buyer',
    seller: 'Next step: you',
    deckle: 'Next step: us',
    nobody: 'Nothing more to do',
  },
};

/**
 * What is happening and what comes next, for one side. A new status fails the build until it has
 * words.
 */
const orderNext: Readonly<Record<TradeSide, Readonly<Record<OrderStatus, string>>>> = {
  buyer: {
    AwaitingPayment: 'We have not received your payment yet.',
    PaymentFailed: 'Your payment did not go through. You have not been charged.',
    AwaitingShipment: 'The seller packs the artwork and ships it to us.',
    NotShipped: 'The seller did not ship the artwork in time.',
    Shipped: 'The artwork is on its way to us.',
    Received: 'The artwork has reached us. Authentication is next.',
    Authenticating: 'We are checking that the artwork is genuine and as described.',
    Authenticated: 'The artwork is genuine. We are packing it for you.',
    AuthenticationFailed:
      'The artwork did not pass authentication. It goes back to the seller and you get your money back.',
    ShippedToBuyer: 'The artwork is on its way to you.',
    Delivered: 'The artwork has been delivered. Enjoy it.',
    PayoutPending: 'The artwork has been delivered. Enjoy it.',
    PaidOut: 'The artwork has been delivered. Enjoy it.',
    Cancelled: 'The order was cancelled. If you have paid, you get your money back.',
    Returned: 'The artwork has gone back to the seller and you get your money back.',
  },
  seller: {
    AwaitingPayment: 'We have not received the buyer’s payment yet. Do not ship the artwork.',
    PaymentFailed: 'The buyer’s payment did not go through. Keep the artwork.',
    AwaitingShipment: 'Pack the artwork well and ship it to us.',
    NotShipped: 'The artwork was not shipped in time.',
    Shipped: 'The artwork is on its way to us.',
    Received: 'The artwork has reached us. Authentication is next.',
    Authenticating: 'We are checking that the artwork is genuine and as described.',
    Authenticated: 'The artwork is genuine. We are sending it to the buyer.',
    AuthenticationFailed: 'The artwork did not pass authentication. We are sending it back to you.',
    ShippedToBuyer: 'The artwork is on its way to the buyer.',
    Delivered: 'The buyer has the artwork. Your payout is next.',
    PayoutPending: 'The buyer has the artwork. Your payout is next.',
    PaidOut: 'Your payout has been paid.',
    Cancelled: 'The sale was cancelled, and the artwork stays yours.',
    Returned: 'The artwork has been sent back to you.',
  },
};

/** What is happening with this order and what comes next, for the side that reads it. */
export function nextWords(view: OrderView): string {
  const { status, deadline } = view.order;
  if (view.side === 'seller' && view.order.isPaymentDeclined && deadline !== null) {
    return `The buyer’s payment was declined. They have until ${formatDateTime(deadline)} to pay, with another card if they like. There is nothing to send yet.`;
  }
  if (view.side === 'seller' && status === 'Delivered' && deadline !== null) {
    return `The buyer has the artwork. Your payout leaves after ${formatDateTime(deadline)}, unless the buyer reports a problem before.`;
  }
  return orderNext[view.side][status];
}

/** What the buyer is told of the seller. */
export const soldBy: Readonly<Record<SellerType, string>> = {
  PRIVATE_SELLER: 'Sold by a private seller',
  ART_MARKET_PROFESSIONAL: 'Sold by an art market professional',
};

/** What belongs into a seller's parcel. */
export const toEnclose = [
  'the artwork, between stiff boards or in a tube, as its size allows',
  'its certificate and papers, if it has any',
  'the packing slip with the number of the sale',
] as const;

/** Shown when the buyer’s bank or the processor reverses a payment; null: it was not reversed. */
export function reversalWords(view: OrderView): string | null {
  const { side, order } = view;
  if (!order.isDisputed) return null;
  if (side === 'seller') {
    return order.isDisputeLost
      ? 'The buyer’s bank took the payment for this order back, so there is no payout. We will write to you about your artwork.'
      : 'The payment for this order is disputed or was refunded. Your payout waits until this is settled. We will write to you.';
  }
  if (order.isDisputeLost) return 'Your bank decided for you and returned your payment.';
  return order.refunded === null
    ? 'Your payment for this order was disputed or refunded. Contact us if you did not expect this.'
    : `${formatMoney(order.refunded)} of your payment was refunded. Contact us if you did not expect this.`;
}

/** What happens to an ask next. An operator's own reason is shown before these words. */
export const askNext: Readonly<Record<AskStatus, string>> = {
  Draft: 'Not placed yet.',
  PendingAuthentication: 'We review it before it goes live, and tell you.',
  MoreInfoRequired: 'We need more information before it can go live.',
  Rejected: 'Your listing was not accepted.',
  Approved: 'It is live and may sell at any time.',
  Paused: 'Hidden from buyers until you are back.',
  Done: 'It has been sold.',
  Voided: 'It was withdrawn.',
  Expired: 'It expired before it sold.',
};

export const standingWords = {
  highestBid: { label: 'Highest bid', tone: 'good' },
  overtakenBid: { label: 'Another bid comes first', tone: 'waiting' },
  lowestAsk: { label: 'Lowest ask', tone: 'good' },
  undercutAsk: { label: 'Live, another ask comes first', tone: 'waiting' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

/** A status in the words of one side: the buyer is 'you' to the buyer, who sees no payouts. */
export function statusWords(side: TradeSide, status: OrderStatus) {
  if (side === 'seller') return orderStatusWords[status];
  if (status === 'ShippedToBuyer') {
    return { ...orderStatusWords[status], label: 'On its way to you' };
  }
  return orderStatusWords[sellersOnly.has(status) ? 'Delivered' : status];
}

/** Who has to act next, for the side that reads it. */
export function nextStepWords(side: TradeSide, status: OrderStatus): string {
  return actorWords[side][isFinished(side, status) ? 'nobody' : nextActor[status]];
}

/** What happens with a live bid, in order. */
export function bidSteps({ expiresAt, isHighest, lines }: BidView) {
  const stands =
    expiresAt === null
      ? 'Your bid stands until a seller accepts it or you withdraw it.'
      : `Your bid stands until ${formatDateTime(expiresAt)}. Until then you can withdraw it.`;
  return [
    stands,
    ...(isHighest ? ['If a higher bid comes in, we e-mail you.'] : []),
    `When a seller accepts, we charge your card ${formatMoney(lines.total)} at most.`,
    'The artwork comes to us first. Once authenticated, it is sent to you.',
  ].map((words) => ({ words, isDone: false }));
}

/** What became of a bid. */
export const bidOver: Readonly<Record<BidStatus, string>> = {
  Draft: 'It was not placed.',
  Approved: 'It is live.',
  Done: 'A seller accepted it.',
  Voided: 'It was withdrawn. Nothing was charged.',
  Expired: 'It expired before a seller accepted it. Nothing was charged.',
};

export const submissionWords: Readonly<
  Record<SubmissionView['status'], { readonly label: string; readonly tone: Tone }>
> = {
  Pending: { label: 'Being reviewed', tone: 'waiting' },
  Approved: { label: 'Accepted', tone: 'good' },
  Rejected: { label: 'Not accepted', tone: 'neutral' },
};

/** What happens with a submission next. An operator's own reason is shown instead of these words. */
export const submissionNext: Readonly<
  Record<SubmissionView['kind'], Readonly<Record<SubmissionView['status'], string>>>
> = {
  work: {
    Pending: 'We review every submission and e-mail you our decision.',
    Approved: 'We are adding it to the catalogue.',
    Rejected: 'We will not add it to the catalogue.',
  },
  release: {
    Pending: 'We review every submission and e-mail you our decision.',
    Approved: 'We are adding it to the release calendar.',
    Rejected: 'We will not add it to the release calendar.',
  },
};

/** Where its sender goes from here. */
export const submissionWays: Readonly<
  Record<
    SubmissionView['kind'],
    { readonly again: string; readonly on: { readonly to: string; readonly label: string } }
  >
> = {
  work: { again: '/submit-work', on: { to: '/artworks', label: 'View all artworks' } },
  release: {
    again: '/submit-release',
    on: { to: '/release-calendar', label: 'Back to the calendar' },
  },
};

const listings = (count: number) => countOf(count, 'listing');

const staysWords = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? ', 1 stays as it is'
      : `, ${formatCount(count)} stay as they are`;

/** Changing several listings at once, by what is changed. */
export const manyWords = {
  price: {
    title: 'Change prices',
    summary: (some: number, others: number) =>
      `${listings(some)} will change${staysWords(others)}.`,
    confirm: (count: number) =>
      `Change ${count === 1 ? '1 price' : `${formatCount(count)} prices`}`,
    done: 'Price changed',
  },
  expiry: {
    title: 'Extend listings',
    summary: (some: number, others: number) =>
      `${listings(some)} will stay open for longer${staysWords(others)}.`,
    confirm: (count: number) => `Extend ${listings(count)}`,
    done: 'Extended',
  },
  withdraw: {
    title: 'Withdraw listings',
    text: 'They come down immediately, for good. You can list each again at any time.',
    summary: (some: number, others: number) =>
      `${listings(some)} will come down${staysWords(others)}.`,
    confirm: (count: number) => `Withdraw ${listings(count)}`,
    done: 'Withdrawn',
  },
} as const;

/** Such as 'Price changed: 12 listings. Sold: 1.' */
export function doneWords(
  { done }: { readonly done: string },
  counts: { readonly done: number; readonly sold: number; readonly failed: number },
): string {
  const sold = counts.sold > 0 ? ` Sold: ${formatCount(counts.sold)}.` : '';
  const failed = counts.failed > 0 ? ` Not changed: ${formatCount(counts.failed)}.` : '';
  return `${done}: ${listings(counts.done)}.${sold}${failed}`;
}
