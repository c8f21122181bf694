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
  readonly expires: ExpiryDays;
  /** For sellers; null: not chosen yet. */
  readonly insured: boolean | null;
};

const words = {
  'bid-or-buy': { offer: 'bid', accept: 'buy' },
  'ask-or-sell': { offer: 'list', accept: 'sell' },
} as const satisfies Record<TradeFlow, Record<TradeMode, string>>;

/** Unknown and malformed query parameters are ignored. */
export function readIntent(flow: TradeFlow, query: URLSearchParams): TradeIntent {
  const action = query.get('action');
  const mode = (['offer', 'accept'] as const).find((name) => words[flow][name] === action) ?? null;
  const currency = currencies.find((name) => name === query.get('currency'));
  const expires = expiryOptions.find((days) => String(days) === query.get('expires'));
  const insured = query.get('DHLInsurance');
  return {
    flow,
    mode,
    price: currency ? parseMoney(query.get('price') ?? '', currency) : null,
    expires: expires ?? 30,
    insured: insured === 'true' ? true : insured === 'false' ? false : null,
  };
}

/** The inverse of `readIntent`. A null mode becomes `action=edit`. */
export function writeIntent({ flow, mode, price, expires, insured }: TradeIntent): string {
  const query = new URLSearchParams({ action: mode ? words[flow][mode] : 'edit' });
  if (price) {
    query.set('price', writePrice(price));
    query.set('currency', price.currency);
  }
  if (mode !== 'accept') query.set('expires', String(expires));
  if (flow === 'ask-or-sell' && insured !== null) query.set('DHLInsurance', String(insured));
  return query.toString();
}
