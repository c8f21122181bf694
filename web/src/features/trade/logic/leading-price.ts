import { type Currency, type Money, money } from '../../../../../shared/domain/money.ts';
import {
  greatestLeadingAsk,
  leastLeadingBid,
  priceBounds,
  type Side,
  wholePrice,
} from '../../../../../shared/domain/order-book.ts';
import { convert, priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';
import { meeting, type TradeBook } from './trade-book.ts';

/**
 * The price nearest to the best of its side that takes the lead and stays in the book: a whole
 * amount where there is room for one. null: nothing to lead, or no room before the other side.
 */
export function leadingPrice(
  side: Side,
  book: TradeBook,
  currency: Currency,
  rates: Rates,
): Money | null {
  const { best } = book[side];
  if (!best) return null;
  const exact =
    side === 'bid'
      ? leastLeadingBid(best.priceGbp, currency, rates)
      : greatestLeadingAsk(best.priceGbp, currency, rates);
  if (!exact) return null;
  const stands = (price: Money) =>
    price.amount <= priceBounds.greatest * 100 && meeting(side, price, book, rates) === null;
  return [wholePrice(side, exact), exact].find(stands) ?? null;
}

/**
 * The price that stands level with the best of its side; null: nothing is there. Converting
 * rounds, and may thereby lead by a penny: then one step back is the match.
 */
export function matchingPrice(
  side: Side,
  book: TradeBook,
  currency: Currency,
  rates: Rates,
): Money | null {
  const { best } = book[side];
  if (!best) return null;
  const step = side === 'bid' ? -1 : 1;
  let price = convert(best.price, currency, rates);
  const leads = () => {
    const gbp = priceInGbp(price, rates);
    return side === 'bid' ? gbp > best.priceGbp : gbp < best.priceGbp;
  };
  while (leads() && price.amount > 1) price = money(price.amount + step, currency);
  return price;
}
