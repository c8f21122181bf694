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
 * The price nearest to the best of its side that leads by enough without crossing, in whole units
 * where possible. null: an empty side, or no room before the other side.
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
 * The price level with the best of its side; null for an empty side. Rounding in the conversion may
 * lead by a penny: then it is one step back.
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
