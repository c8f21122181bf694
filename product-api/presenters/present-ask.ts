import type { WireAsk } from '../../shared/contracts/wire/trades.ts';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { sellerLinesAt } from '../market/lines.ts';
import { priceOf } from '../market/rows.ts';
import type { LoadedAsk } from '../queries/load-asks.ts';
import {
  presentBookFields,
  presentSellerLines,
  presentTradedEdition,
  sellerLinesOf,
} from './present-trade.ts';

/** An ask for its seller. Its lines are the quote and, once sold, those of the trade. */
export function presentAsk({ ask, traded, order, terms, daysToShip }: LoadedAsk): {
  id: number;
  attributes: WireAsk;
} {
  return {
    id: ask.id,
    attributes: {
      ...presentBookFields(ask, traded, order),
      type: ask.type,
      status: ask.status,
      dhlInsurance: ask.dhlInsurance,
      reason: ask.reason,
      comments: ask.comments,
      newCondition: ask.copyDetails?.newCondition ?? null,
      copyDetails: ask.copyDetails,
      shipDays: daysToShip,
      liveAskId: ask.status === askInBook ? ask.id : null,
      edition: presentTradedEdition(traded),
      isLowest: ask.status === askInBook && traded.edition.lowestAskId === ask.id,
      lines: order
        ? sellerLinesOf(order)
        : presentSellerLines(sellerLinesAt(priceOf(ask), ask, terms)),
    },
  };
}
