import type { SellerLines } from '../../shared/domain/fees.ts';
import type { Money } from '../../shared/domain/money.ts';
import { checkPrice, type Side } from '../../shared/domain/order-book.ts';
import type { Rates } from '../../shared/domain/rates.ts';
import type { Queryable } from '../db/database.ts';
import { refused } from '../errors.ts';
import { type BookQuery, bestAsk, bestBid } from './book.ts';

/** Throws 'trade.price-refused' for a price outside the bounds of every order. */
export function requireBounds(side: Side, price: Money, rates: Rates): void {
  const check = checkPrice({ side, price, bestGbp: null, rates });
  if (!check.ok) throw refused('trade.price-refused', check.nearest);
}

/** Throws 'trade.no-payout' where fees and royalty leave the seller nothing. */
export function requirePayout({ payout }: SellerLines): void {
  if (payout.amount <= 0) throw refused('trade.no-payout');
}

/**
 * Throws 'trade.price-refused' for a price that improves the best price by too little. Only for
 * orders that enter the book: an order that trades at once does not take the lead.
 */
export async function requireLead(
  db: Queryable,
  side: Side,
  price: Money,
  rates: Rates,
  book: BookQuery,
): Promise<void> {
  const best = side === 'ask' ? await bestAsk(db, book) : await bestBid(db, book);
  const check = checkPrice({ side, price, bestGbp: best?.priceGbp ?? null, rates });
  if (!check.ok) throw refused('trade.price-refused', check.nearest);
}
