import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import { conflict } from '../errors.ts';
import type { AskRow, BidRow } from './rows.ts';

/** True where these lines pay at least what the seller agreed to. */
export function meetsQuotedPayout(ask: AskRow, lines: SellerLines): boolean {
  return ask.promisedPayout === null || lines.payout.amount >= ask.promisedPayout;
}

/** True where these lines cost at most what the buyer agreed to. */
export function meetsQuotedTotal(bid: BidRow, lines: BuyerLines): boolean {
  return bid.promisedTotal === null || lines.total.amount <= bid.promisedTotal;
}

/** Throws 'trade.price-changed', with the price as it is now, for a broken promise. */
export function assertQuotedPayout(ask: AskRow, lines: SellerLines): void {
  if (!meetsQuotedPayout(ask, lines)) throw conflict('trade.price-changed', lines.price);
}

export function assertQuotedTotal(bid: BidRow, lines: BuyerLines): void {
  if (!meetsQuotedTotal(bid, lines)) throw conflict('trade.price-changed', lines.price);
}
