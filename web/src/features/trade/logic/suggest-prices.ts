import type { Currency, Money } from '../../../../../shared/domain/money.ts';
import type { Side } from '../../../../../shared/domain/order-book.ts';
import type { Rates } from '../../../../../shared/domain/rates.ts';
import { assessPrice } from './assess-price.ts';
import { leadingPrice, matchingPrice } from './leading-price.ts';
import type { TradeBook } from './trade-book.ts';

export type PriceSuggestion = { readonly kind: 'match' | 'beat'; readonly price: Money };

/**
 * Suggested prices: level with the best of one's side, and taking the lead. None where the best is
 * the user's own, which is edited instead.
 */
export function suggestPrices(
  side: Side,
  book: TradeBook,
  currency: Currency,
  rates: Rates,
): PriceSuggestion[] {
  if (book[side].ownLeads) return [];
  const offered = [
    { kind: 'match', price: matchingPrice(side, book, currency, rates) },
    { kind: 'beat', price: leadingPrice(side, book, currency, rates) },
  ] as const;
  return offered.flatMap(({ kind, price }) =>
    price && assessPrice(side, price, book, rates).kind === 'stands' ? [{ kind, price }] : [],
  );
}
