import { apiRequest } from '../../../../../shared/api/call.ts';
import { editAsk, withdrawAsk } from '../../../../../shared/api/trades.ts';
import type { AskView, ListingBooksView } from '../../../../../shared/contracts/account.ts';
import { type ExpiryDays, expiresAt } from '../../../../../shared/domain/expiry.ts';
import { formatMoney, type Money } from '../../../../../shared/domain/money.ts';
import type { Rates } from '../../../../../shared/domain/rates.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { messages } from '../../../lib/messages.ts';
import type { Change } from './change-many.ts';
import { payoutAt, type Repricing, repriceListing } from './reprice.ts';

/** What will be done with one listing. */
export type PlannedChange = {
  readonly ask: AskView;
  /** Shown as 'from → to'; null: it has none. */
  readonly figure: { readonly from: string; readonly to: string } | null;
  readonly payout: Money | null;
  /** null: the listing stays as it is, for the reason in `note`. */
  readonly request: Change['request'] | null;
  /** Why it stays, or what to know. */
  readonly note: string | null;
  /** What has to be agreed to first; null: nothing. */
  readonly question: string | null;
};

export type ManyAction =
  | { readonly kind: 'price'; readonly how: Repricing | null }
  | { readonly kind: 'expiry'; readonly days: ExpiryDays }
  | { readonly kind: 'withdraw' };

type Circumstances = ListingBooksView & { readonly rates: Rates; readonly now: number };

export function planChange(ask: AskView, action: ManyAction, now: Circumstances): PlannedChange {
  if (action.kind === 'withdraw') {
    const request = apiRequest(withdrawAsk, ask.id);
    return { ask, figure: null, payout: null, request, note: null, question: null };
  }
  const book = now.books.find(({ askId }) => askId === ask.id);
  if (!book) return stays(ask, unknownBook(ask));
  const market = { book, fees: now.fees, rates: now.rates };
  return action.kind === 'price'
    ? planPrice(ask, action.how, market)
    : planExpiry(ask, action.days, market, now.now);
}

function unknownBook({ status }: AskView): string {
  return status === 'MoreInfoRequired' || status === 'Rejected'
    ? 'It is not accepted yet: send what is missing first.'
    : 'It has changed meanwhile.';
}

type Market = Parameters<typeof repriceListing>[2];

function planPrice(ask: AskView, how: Repricing | null, market: Market): PlannedChange {
  if (how === null) return stays(ask, null);
  const found = repriceListing(ask, how, market);
  if (found.kind === 'stays') return stays(ask, found.why);
  const { price, payout } = found;
  const figure = { from: formatMoney(ask.price), to: formatMoney(price) };
  const request = editRequest(ask, price, { expectedPayout: payout });
  const planned = { ask, figure, payout, request };
  if (found.kind === 'changes') {
    return { ...planned, note: found.odd, question: found.odd && 'Use this price anyway' };
  }
  const at = formatMoney(found.at);
  return found.isNow
    ? {
        ...planned,
        note: `There is a bid of ${at}: this price sells it at once, at ${at}.`,
        question: `Sell it now for ${at}`,
      }
    : {
        ...planned,
        note: `There is a bid of ${at}: it sells as soon as it is live.`,
        question: 'Use this price anyway',
      };
}

function planExpiry(ask: AskView, days: ExpiryDays, market: Market, now: number): PlannedChange {
  const isWaiting = ask.status === 'PendingAuthentication';
  const next = expiresAt(days, now);
  const isLater =
    isWaiting || (ask.expiresAt !== null && (next === null || next > Date.parse(ask.expiresAt)));
  if (!isLater) return stays(ask, 'It stays open at least as long already.');
  const to = isWaiting
    ? days === 0
      ? messages.untilAccepted
      : `${days} days from approval`
    : next === null
      ? messages.untilAccepted
      : formatDate(new Date(next).toISOString());
  const from = isWaiting ? 'Not live yet' : ask.expiresAt ? formatDate(ask.expiresAt) : '';
  const payout = payoutAt(ask, ask.price, market);
  const request = editRequest(ask, ask.price, { expectedPayout: payout, expiresInDays: days });
  return { ask, figure: { from, to }, payout, request, note: null, question: null };
}

function editRequest(
  ask: AskView,
  price: Money,
  more: { readonly expectedPayout: Money; readonly expiresInDays?: ExpiryDays },
): Change['request'] {
  return apiRequest(editAsk, ask.id, {
    price: price.amount,
    dhlInsurance: ask.insured,
    ...more,
  });
}

function stays(ask: AskView, note: string | null): PlannedChange {
  return { ask, figure: null, payout: null, request: null, note, question: null };
}
