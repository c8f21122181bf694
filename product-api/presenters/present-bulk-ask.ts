import type { z } from 'zod';
import type { wireBulkAsk } from '../../shared/contracts/wire/listings.ts';
import { documentStatusOf } from '../../shared/domain/ask-documents.ts';
import { displayedExpiry } from '../../shared/domain/expiry.ts';
import { crosses } from '../../shared/domain/order-book.ts';
import { sellerLinesAt } from '../market/lines.ts';
import { priceOf } from '../market/rows.ts';
import type { LoadedBulkAsk } from '../queries/load-bulk-asks.ts';
import { presentSellerLines, presentTradedEdition } from './present-trade.ts';

/** A bulk listing for its seller, with the percentages behind its lines. */
export function presentBulkAsk(
  { ask, traded, terms, highestBid, documents, isAuthenticated }: LoadedBulkAsk,
  now: Date,
): z.infer<typeof wireBulkAsk> {
  const fees = terms.feesOf(ask);
  const isSale = highestBid !== null && crosses(ask.priceGbp, highestBid.priceGbp);
  const isRunning = ask.status === 'Approved';
  return {
    id: ask.id,
    type: isSale ? 'sell' : 'ask',
    status: ask.status,
    price: ask.price,
    currency: ask.currency,
    dhlInsurance: ask.dhlInsurance,
    edition: presentTradedEdition(traded),
    highestBidId: highestBid?.id ?? null,
    applicationFee: fees.applicationFee,
    royalitiesFee: ask.royaltyPercent ?? fees.royalitiesFee,
    dhlInsuranceFee: ask.dhlInsurance ? fees.dhlInsuranceFee : 0,
    lines: presentSellerLines(sellerLinesAt(priceOf(ask), ask, terms)),
    saleLines: isSale ? presentSellerLines(sellerLinesAt(priceOf(highestBid), ask, terms)) : null,
    expiresAt: ask.expiresAt?.toISOString() ?? null,
    expiresInDays: isRunning
      ? displayedExpiry(ask.expiresAt?.getTime() ?? null, now.getTime())
      : ask.expiresInDays,
    documentStatus: documentStatusOf({ isAuthenticated, documents }),
  };
}
