import type { BookPrice } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import { crosses, type Side } from '../../../../../shared/domain/order-book.ts';
import type { PersonalBook } from '../../../../../shared/domain/own-orders.ts';
import { priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';

/** An edition's book with the user's own orders kept apart. */
export type TradeBook = PersonalBook<BookPrice>;

export const otherSide: Readonly<Record<Side, Side>> = { bid: 'ask', ask: 'bid' };

/** The order that a price crosses: one to trade with, or the user's own. */
export type Meeting = { readonly kind: 'meets' | 'own-order'; readonly order: BookPrice };

/**
 * As on the server, another person's order is preferred; the user's own blocks only if there is no
 * other. null: the price crosses nothing.
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
