import type { Money } from '../../shared/domain/money.ts';
import { checkPrice, type Side } from '../../shared/domain/order-book.ts';
import type { Rates } from '../../shared/domain/rates.ts';
import type { Queryable } from '../db/database.ts';
import { refused } from '../errors.ts';
import { type BookQuery, bestAsk, bestBid } from './book.ts';

/** Throws 'trade.price-refused' for a price outside the bounds that every order keeps to. */
export function requireBounds(side: Side, price: Money, rates: Rates): void {
  const check = checkPrice({ side, price, bestGbp: null, rates });
  if (!check.ok) throw refused('trade.price-refused', check.nearest);
}

/**
 * Throws 'trade.price-refused' for a price that would lead its side of the book by too little.
 * This is a rule for orders that come to stand in the book: one that trades at once leads nobody.
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
