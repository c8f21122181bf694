import { type ApiRequest, apiRequest } from '../../../../../shared/api/call.ts';
import { buyAtAsk, placeAsk, placeBid, sellToBid } from '../../../../../shared/api/trades.ts';
import type { PlacedAsk, PlacedBid } from '../../../../../shared/contracts/account.ts';
import type {
  BuyForm,
  PlaceAskForm,
  PlaceBidForm,
  SellForm,
} from '../../../../../shared/contracts/forms/trade.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import type { TradePlan } from './plan-trade.ts';
import type { TradeIntent } from './trade-intent.ts';

export type TradeRequest =
  | { readonly kind: 'bid'; readonly body: PlaceBidForm }
  | { readonly kind: 'buy'; readonly body: BuyForm }
  | { readonly kind: 'list'; readonly body: PlaceAskForm }
  | { readonly kind: 'sell'; readonly body: SellForm };

/** What a buyer agrees to pay, or a seller to receive. */
export function agreedAmount(plan: TradePlan): Money {
  return 'total' in plan.lines ? plan.lines.total : plan.lines.payout;
}

/** `agreed` is the amount that the user saw: the server refuses if it has changed. */
export function tradeRequest(
  plan: TradePlan,
  intent: TradeIntent,
  editionId: number,
  agreed: Money,
): TradeRequest {
  const { amount, currency } = agreed;
  const seen = { amount, currency };
  const dhlInsurance = intent.insured ?? false;
  switch (plan.kind) {
    case 'bid':
      return {
        kind: 'bid',
        body: {
          editionId,
          price: plan.price.amount,
          expiresInDays: intent.expires,
          expectedTotal: seen,
        },
      };
    case 'buy':
      return {
        kind: 'buy',
        body: { editionId, askId: plan.order.id, expectedTotal: seen },
      };
    case 'list':
      return {
        kind: 'list',
        body: {
          editionId,
          price: plan.price.amount,
          expiresInDays: intent.expires,
          dhlInsurance,
          expectedPayout: seen,
        },
      };
    case 'sell':
      return {
        kind: 'sell',
        body: { editionId, bidId: plan.order.id, dhlInsurance, expectedPayout: seen },
      };
  }
}

export function tradeCall({ kind, body }: TradeRequest): ApiRequest<PlacedBid | PlacedAsk> {
  switch (kind) {
    case 'bid':
      return apiRequest(placeBid, body);
    case 'buy':
      return apiRequest(buyAtAsk, body);
    case 'list':
      return apiRequest(placeAsk, body);
    case 'sell':
      return apiRequest(sellToBid, body);
  }
}
