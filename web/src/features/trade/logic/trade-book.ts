import type { BookPrice } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import { crosses, type Side } from '../../../../../shared/domain/order-book.ts';
import type { PersonalBook } from '../../../../../shared/domain/own-orders.ts';
import { priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';

/** The book of an edition, as the person can trade in it. */
export type TradeBook = PersonalBook<BookPrice>;

export const otherSide: Readonly<Record<Side, Side>> = { bid: 'ask', ask: 'bid' };

/** What a price meets on the other side: an order to trade with, or one of the person's own. */
export type Meeting = { readonly kind: 'meets' | 'own-order'; readonly order: BookPrice };

/**
 * Somebody else's order comes first, as on the server: only where there is none to trade with may
 * an own one stand in the way. null: the price can stand.
 */
export function meeting(side: Side, price: Money, book: TradeBook, rates: Rates): Meeting | null {
  const { available, own } = book[otherSide[side]];
  const gbp = priceInGbp(price, rates);
  const met = (order: BookPrice | null) =>
    order !== null &&
    (side === 'bid' ? crosses(order.priceGbp, gbp) : crosses(gbp, order.priceGbp));
  if (available && met(available)) return { kind: 'meets', order: available };
  return own && met(own) ? { kind: 'own-order', order: own } : null;
}
