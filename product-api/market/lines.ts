import {
  type BuyerLines,
  buyerLines,
  type SellerLines,
  sellerLines,
} from '../../shared/domain/fees.ts';
import type { Money } from '../../shared/domain/money.ts';
import type { Region } from '../../shared/domain/regions.ts';
import type { AskRow, BidRow } from './rows.ts';
import type { Terms } from './terms.ts';

/** What the seller of this ask receives at a price, in the seller's currency. */
export function sellerLinesAt(
  price: Money,
  ask: Pick<AskRow, 'currency' | 'royaltyPercent' | 'dhlInsurance'>,
  terms: Terms,
): SellerLines {
  return sellerLines({
    price,
    currency: ask.currency,
    royaltyPercent: ask.royaltyPercent,
    insured: ask.dhlInsurance,
    ...terms,
  });
}

/** What the buyer of this bid pays at a price, in the buyer's currency. */
export function buyerLinesAt(
  price: Money,
  bid: Pick<BidRow, 'currency' | 'buyerRegion'>,
  sellerRegion: Region | null,
  terms: Terms,
): BuyerLines {
  return buyerLines({
    price,
    currency: bid.currency,
    buyerRegion: bid.buyerRegion,
    sellerRegion,
    ...terms,
  });
}
