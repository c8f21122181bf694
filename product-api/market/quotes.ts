import type { BuyerLines, SellerLines } from '../../shared/domain/fees.ts';
import type { Currency, Money } from '../../shared/domain/money.ts';
import { conflict } from '../errors.ts';
import type { AskRow, BidRow } from './rows.ts';

/** True where the seller receives at least the quoted payout. */
export function meetsQuotedPayout(ask: AskRow, lines: SellerLines): boolean {
  return ask.quotedPayout === null || lines.payout.amount >= ask.quotedPayout;
}

/** True where the buyer pays at most the quoted total. */
export function meetsQuotedTotal(bid: BidRow, lines: BuyerLines): boolean {
  return bid.quotedTotal === null || lines.total.amount <= bid.quotedTotal;
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

/**
 * Throws 'trade.price-changed' with the present amount where it is not the one that the person
 * agreed to; undefined: none was named.
 */
export function assertAgreed(
  present: Money,
  agreed: { readonly amount: number; readonly currency: Currency } | undefined,
): void {
  if (agreed === undefined) return;
  if (agreed.amount !== present.amount || agreed.currency !== present.currency) {
    throw conflict('trade.price-changed', present);
  }
}
