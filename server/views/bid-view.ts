import type { BidView } from '../../shared/contracts/account.ts';
import type { WireBid } from '../../shared/contracts/wire/trades.ts';
import { buyerLinesView } from './lines-view.ts';
import { moneyOf } from './money-view.ts';
import { tradedEdition } from './traded-edition.ts';

type BidRecord = { readonly id: number; readonly attributes: WireBid };

export function bidView({ id, attributes: bid }: BidRecord): BidView {
  return {
    id,
    edition: tradedEdition(bid.edition),
    price: moneyOf(bid),
    status: bid.status,
    placedAt: bid.placedAt,
    expiresAt: bid.expiresAt,
    isHighest: bid.isHighest,
    orderId: bid.orderId,
    lines: buyerLinesView(bid.lines),
  };
}
