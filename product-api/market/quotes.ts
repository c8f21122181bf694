import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import { conflict } from '../errors.ts';
import type { AskRow, BidRow } from './rows.ts';

/** True where the seller receives at least the quoted payout. */
export function meetsQuotedPayout(ask: AskRow, lines: SellerLines): boolean {
  return ask.promisedPayout === null || lines.payout.amount >= ask.promisedPayout;
}

/** True where the buyer pays at most the quoted total. */
export function meetsQuotedTotal(bid: BidRow, lines: BuyerLines): boolean {
  return bid.promisedTotal === null || lines.total.amount <= bid.promisedTotal;
}

/**
 * Throws 'trade.price-changed' with the present price where the seller would receive less than
 * quoted.
 */
export function assertQuotedPayout(ask: AskRow, lines: SellerLines): void {
  if (!meetsQuotedPayout(ask, lines)) throw conflict('trade.price-changed', lines.price);
}

export function assertQuotedTotal(bid: BidRow, lines: BuyerLines): void {
  if (!meetsQuotedTotal(bid, lines)) throw conflict('trade.price-changed', lines.price);
}
