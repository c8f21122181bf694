import { type ExpiryDays, expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { currencies, type Money } from '../../../../../shared/domain/money.ts';
import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';
import { writePrice } from './write-price.ts';

/** To leave an order in the book, or to accept the best one that stands there. */
export type TradeMode = 'offer' | 'accept';

/** What a person wants to do, as far as they have said. All of it stands in the address. */
export type TradeIntent = {
  readonly flow: TradeFlow;
  /** null: nothing chosen yet, or back to choose again. */
  readonly mode: TradeMode | null;
  /** In the currency it was typed in; null before that, and not needed to accept. */
  readonly price: Money | null;
  readonly expires: ExpiryDays;
  /** Sellers only; null: not asked yet. */
  readonly insured: boolean | null;
};

const words = {
  'bid-or-buy': { offer: 'bid', accept: 'buy' },
  'ask-or-sell': { offer: 'list', accept: 'sell' },
} as const satisfies Record<TradeFlow, Record<TradeMode, string>>;

/** Everything unknown or malformed in the query is as if it were not there. */
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

/** The query that `readIntent` reads back. A mode of null is `action=edit`. */
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
