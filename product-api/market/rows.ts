import { type Money, money } from '../../shared/domain/money.ts';
import type { editions } from '../db/schema/catalogue.ts';
import type { asks, bids } from '../db/schema/market.ts';
import type { orders } from '../db/schema/orders.ts';

export type AskRow = typeof asks.$inferSelect;
export type BidRow = typeof bids.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type EditionRow = typeof editions.$inferSelect;

/** The price of an ask, a bid or an order in its own currency. */
export function priceOf(row: Pick<AskRow, 'price' | 'currency'>): Money {
  return money(row.price, row.currency);
}
