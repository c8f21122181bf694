import { type Currency, formatMoney, money } from '../domain/money.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import type { AuditEntry } from './audit.ts';
import { personOf } from './audit-sentence.ts';
import { paymentFailure, paymentName } from './payment-words.ts';

/** The most orders that a list shows. */
export const ordersAtMost = 200;

export function moreOrdersWords(isSearch: boolean): string {
  return isSearch
    ? 'There are more of them: these are the newest that were found. Add a word to narrow the search, or search by number, e-mail or tracking number.'
    : `There are more of them: these are the first ${ordersAtMost}.`;
}

type Amounts = {
  readonly price: number;
  readonly currency: Currency;
  readonly buyerTotal: number;
  readonly buyerCurrency: Currency;
};

type Found = {
  readonly order: { readonly status: OrderStatus };
  readonly audit: readonly Pick<AuditEntry, 'who' | 'action' | 'details'>[];
  readonly payments: readonly {
    readonly kind: string;
    readonly status: string;
    readonly failure: string | null;
  }[];
};

/** What happened when an order came into a status. */
export const orderEventWords: Readonly<Record<OrderStatus, (order: Amounts) => string>> = {
  AwaitingPayment: ({ price, currency }) => `Sold for ${formatMoney(money(price, currency))}`,
  PaymentFailed: () => 'It was not paid in time, and ended',
  AwaitingShipment: ({ buyerTotal, buyerCurrency }) =>
    `The buyer paid ${formatMoney(money(buyerTotal, buyerCurrency))}`,
  NotShipped: () => 'It was not shipped in time',
  Shipped: () => 'The work is on its way to us',
  Received: () => 'The work was received',
  Authenticating: () => 'Its authentication began',
  Authenticated: () => 'It passed authentication',
  AuthenticationFailed: () => 'It failed authentication',
  ShippedToBuyer: () => 'The work is on its way to the buyer',
  Delivered: () => 'The work was delivered',
  PayoutPending: () => 'The payout is due',
  PaidOut: () => 'The seller was paid',
  Cancelled: () => 'It was cancelled',
  Returned: () => 'The work goes back to the seller',
};

const endings: Readonly<Partial<Record<OrderStatus, string>>> = {
  PaymentFailed: 'The buyer did not pay in time.',
  NotShipped: 'The seller did not ship in time. Cancelling it pays the buyer back.',
};

const decidedBy: Readonly<Partial<Record<OrderStatus, { action: string; words: string }>>> = {
  Cancelled: { action: 'orders.cancel', words: 'cancelled it' },
  AuthenticationFailed: { action: 'orders.fail-authentication', words: 'failed it' },
  Returned: { action: 'orders.return', words: 'sent it back' },
};

/** Sentences that say why an order is stuck; empty if it is not. */
export function explainOrder({ order, audit, payments }: Found): readonly string[] {
  const ended = endings[order.status];
  const decision = decidedBy[order.status];
  const entry = audit.findLast(({ action }) => action === decision?.action);
  const reason = entry?.details.reason;
  const decided =
    decision && entry
      ? [
          `${personOf(entry.who)} ${decision.words}${typeof reason === 'string' ? `: ${reason}` : '.'}`,
        ]
      : [];
  const failed = payments.flatMap((payment) => {
    const failure = payment.status === 'done' ? null : paymentFailure(payment);
    return failure === null ? [] : [`${paymentName(payment.kind)}: ${failure}.`];
  });
  return [...(ended === undefined ? [] : [ended]), ...decided, ...failed];
}
