import type { BookPrice } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import {
  checkPrice,
  type PriceRefusal,
  type Side,
} from '../../../../../shared/domain/order-book.ts';
import { convert, priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';
import { leadingPrice, matchingPrice } from './leading-price.ts';
import { meeting, otherSide, type TradeBook } from './trade-book.ts';

export type RefusedPrice = {
  readonly kind: 'refused';
  readonly reason: PriceRefusal | 'no-room' | 'own-order';
  /** The nearest acceptable price; null: none. */
  readonly nearest: Money | null;
  /** With 'no-room' and 'own-order': the blocking price on the other side. */
  readonly inTheWay: { readonly price: Money; readonly isOwn: boolean } | null;
};

/** What a price would do in this book. */
export type PriceAssessment =
  | RefusedPrice
  /** Crosses the other side: trades at once, at that order's price. */
  | { readonly kind: 'meets'; readonly order: BookPrice }
  | { readonly kind: 'stands'; readonly standing: 'leads' | 'matches' | 'follows' };

/**
 * Crossing is checked before the lead rule, which does not apply to a price that trades at once.
 */
export function assessPrice(
  side: Side,
  price: Money,
  book: TradeBook,
  rates: Rates,
): PriceAssessment {
  const bounds = checkPrice({ side, price, bestGbp: null, rates });
  if (!bounds.ok) {
    const { reason, nearest } = bounds;
    return { kind: 'refused', reason, nearest, inTheWay: null };
  }
  const met = meeting(side, price, book, rates);
  if (met?.kind === 'meets') return { kind: 'meets', order: met.order };
  const { currency } = price;
  if (met) {
    const inTheWay = { price: convert(met.order.price, currency, rates), isOwn: true };
    return { kind: 'refused', reason: 'own-order', nearest: null, inTheWay };
  }
  const bestGbp = book[side].best?.priceGbp ?? null;
  if (!checkPrice({ side, price, bestGbp, rates }).ok) return tooClose(side, book, price, rates);
  if (bestGbp === null) return { kind: 'stands', standing: 'leads' };
  const gbp = priceInGbp(price, rates);
  const lead = side === 'bid' ? gbp - bestGbp : bestGbp - gbp;
  return { kind: 'stands', standing: lead > 0 ? 'leads' : lead === 0 ? 'matches' : 'follows' };
}

/**
 * Leads by too little. If no price between the sides leads by enough, the best price is nearest.
 */
function tooClose(side: Side, book: TradeBook, { currency }: Money, rates: Rates): RefusedPrice {
  const leading = leadingPrice(side, book, currency, rates);
  if (leading) {
    return { kind: 'refused', reason: 'too-close-to-best', nearest: leading, inTheWay: null };
  }
  const { available, own } = book[otherSide[side]];
  const order = available ?? own;
  return {
    kind: 'refused',
    reason: 'no-room',
    nearest: matchingPrice(side, book, currency, rates),
    inTheWay: order && { price: convert(order.price, currency, rates), isOwn: available === null },
  };
}
