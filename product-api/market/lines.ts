import {
  type BuyerLines,
  buyerLines,
  type SellerLines,
  sellerLines,
} from '../../shared/domain/fees.ts';
import type { Money } from '../../shared/domain/money.ts';
import type { Region } from '../../shared/domain/regions.ts';
import type { AskRow, BidRow } from './rows.ts';
import type { QuotedTerms } from './terms.ts';

/** What the seller of this ask receives at a price, in the seller's currency, by the fees that it was quoted. */
export function sellerLinesAt(
  price: Money,
  ask: Pick<AskRow, 'currency' | 'royaltyPercent' | 'dhlInsurance' | 'feesId'>,
  terms: QuotedTerms,
): SellerLines {
  return sellerLines({
    price,
    currency: ask.currency,
    royaltyPercent: ask.royaltyPercent,
    insured: ask.dhlInsurance,
    rates: terms.rates,
    fees: terms.feesOf(ask),
  });
}

/** What the buyer of this bid pays at a price, in the buyer's currency, by the fees that it was quoted. */
export function buyerLinesAt(
  price: Money,
  bid: Pick<BidRow, 'currency' | 'buyerRegion' | 'feesId'>,
  sellerRegion: Region | null,
  terms: QuotedTerms,
): BuyerLines {
  return buyerLines({
    price,
    currency: bid.currency,
    buyerRegion: bid.buyerRegion,
    sellerRegion,
    rates: terms.rates,
    fees: terms.feesOf(bid),
  });
}
