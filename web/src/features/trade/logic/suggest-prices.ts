import { type Currency, type Money, money } from '../../../../../shared/domain/money.ts';
import {
  greatestLeadingAsk,
  leastLeadingBid,
  type Side,
} from '../../../../../shared/domain/order-book.ts';
import { convert, priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';
import { assessPrice, type Book } from './assess-price.ts';

export type PriceSuggestion = { readonly kind: 'match' | 'beat'; readonly price: Money };

/** Prices worth one press: to stand level with the best of one's side, and to take the lead. */
export function suggestPrices(
  side: Side,
  book: Book,
  currency: Currency,
  rates: Rates,
): PriceSuggestion[] {
  const best = side === 'bid' ? book.highestBid : book.lowestAsk;
  if (!best) return [];
  const beat =
    side === 'bid'
      ? leastLeadingBid(best.priceGbp, currency, rates)
      : greatestLeadingAsk(best.priceGbp, currency, rates);
  const suggestions: PriceSuggestion[] = [
    { kind: 'match', price: matching(side, best, currency, rates) },
  ];
  if (beat) suggestions.push({ kind: 'beat', price: beat });
  return suggestions.filter(({ price }) => assessPrice(side, price, book, rates).kind === 'stands');
}

/** Converting rounds, and may thereby lead by a penny: then one step back is the match. */
function matching(
  side: Side,
  best: { readonly price: Money; readonly priceGbp: number },
  currency: Currency,
  rates: Rates,
): Money {
  const step = side === 'bid' ? -1 : 1;
  let price = convert(best.price, currency, rates);
  const leads = () => {
    const gbp = priceInGbp(price, rates);
    return side === 'bid' ? gbp > best.priceGbp : gbp < best.priceGbp;
  };
  while (leads() && price.amount > 1) price = money(price.amount + step, currency);
  return price;
}
