import type { WireBid, WireMovedBid } from '../../shared/contracts/wire/trades.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Region } from '../../shared/domain/regions.ts';
import { buyerLinesAt } from '../market/lines.ts';
import { priceOf } from '../market/rows.ts';
import type { LoadedBid } from '../queries/load-bids.ts';
import {
  buyerLinesOf,
  presentBookFields,
  presentBuyerLines,
  presentTradedEdition,
} from './present-trade.ts';

/** A bid for its buyer. Its lines are the quote and, once traded, those of the trade. */
export function presentBid({ bid, traded, order, sellerRegion, terms }: LoadedBid): {
  id: number;
  attributes: WireBid;
} {
  return {
    id: bid.id,
    attributes: {
      ...presentBookFields(bid, traded, order),
      ...(bid.type === 'buy' && { lowestAskId: bid.lowestAskId }),
      type: bid.type,
      status: bid.status,
      edition: presentTradedEdition(traded),
      isHighest: bid.status === bidInBook && traded.edition.highestBidId === bid.id,
      lines: order
        ? buyerLinesOf(order)
        : presentBuyerLines(buyerLinesAt(priceOf(bid), bid, sellerRegion, terms)),
    },
  };
}

/** A bid in a book, also as it would be delivered to another region. */
export function presentMovedBid(
  loaded: LoadedBid,
  region: Region,
): { id: number; attributes: WireMovedBid } {
  const { bid, sellerRegion, terms } = loaded;
  const { id, attributes } = presentBid(loaded);
  const moved = { ...bid, buyerRegion: region };
  return {
    id,
    attributes: {
      ...attributes,
      buyerRegion: bid.buyerRegion,
      movedLines: presentBuyerLines(buyerLinesAt(priceOf(bid), moved, sellerRegion, terms)),
    },
  };
}
