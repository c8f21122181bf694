import { type ExpiryDays, expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { currencies, type Money } from '../../../../../shared/domain/money.ts';
import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';
import { writePrice } from './write-price.ts';

/** Leave an order in the book, or accept the best one there. */
export type TradeMode = 'offer' | 'accept';

/** What the user has chosen so far; all of it is kept in the address. */
export type TradeIntent = {
  readonly flow: TradeFlow;
  /** null: not chosen yet, or being changed. */
  readonly mode: TradeMode | null;
  /** In the currency it was typed in; null if not typed, or not needed to accept. */
  readonly price: Money | null;
  /** null: as it is, for an offer under change. */
  readonly expires: ExpiryDays | null;
  /** For sellers; null: not chosen yet. */
  readonly insured: boolean | null;
  /** One's own bid or ask to change; null: a new one. */
  readonly offerId: number | null;
};

export const defaultExpiry: ExpiryDays = 30;

const words = {
  'bid-or-buy': { offer: 'bid', accept: 'buy' },
  'ask-or-sell': { offer: 'list', accept: 'sell' },
} as const satisfies Record<TradeFlow, Record<TradeMode, string>>;

const idNames = { 'bid-or-buy': 'bidId', 'ask-or-sell': 'askId' } as const;

/** Unknown and malformed query parameters are ignored. */
export function readIntent(flow: TradeFlow, query: URLSearchParams): TradeIntent {
  const action = query.get('action');
  const id = action === 'edit' ? (query.get(idNames[flow]) ?? '') : '';
  const offerId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  const named = (['offer', 'accept'] as const).find((name) => words[flow][name] === action) ?? null;
  const currency = currencies.find((name) => name === query.get('currency'));
  const expires = expiryOptions.find((days) => String(days) === query.get('expires'));
  const insured = query.get('DHLInsurance');
  return {
    flow,
    mode: offerId === null ? named : 'offer',
    price: currency ? parseMoney(query.get('price') ?? '', currency) : null,
    expires: expires ?? (offerId === null ? defaultExpiry : null),
    insured: insured === 'true' ? true : insured === 'false' ? false : null,
    offerId,
  };
}

/** For changing the price of a trade: buying or selling at once stays chosen. */
export function toChangePrice(intent: TradeIntent): TradeIntent {
  return intent.mode === 'accept' ? intent : { ...intent, mode: null };
}

/** The inverse of `readIntent`. A null mode and an offer under change become `action=edit`. */
export function writeIntent(intent: TradeIntent): string {
  const { flow, mode, price, expires, insured, offerId } = intent;
  const isEdit = mode === null || offerId !== null;
  const query = new URLSearchParams({ action: isEdit ? 'edit' : words[flow][mode] });
  if (offerId !== null) query.set(idNames[flow], String(offerId));
  if (price) {
    query.set('price', writePrice(price));
    query.set('currency', price.currency);
  }
  if (mode !== 'accept' && expires !== null) query.set('expires', String(expires));
  if (flow === 'ask-or-sell' && insured !== null) query.set('DHLInsurance', String(insured));
  return query.toString();
}
