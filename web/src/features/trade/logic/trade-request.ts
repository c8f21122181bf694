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
  | { readonly path: '/api/bids'; readonly body: PlaceBidForm }
  | { readonly path: '/api/purchases'; readonly body: BuyForm }
  | { readonly path: '/api/asks'; readonly body: PlaceAskForm }
  | { readonly path: '/api/sales'; readonly body: SellForm };

/** What a buyer agrees to pay, or a seller to get. */
export function agreedAmount(plan: TradePlan): Money {
  return 'total' in plan.lines ? plan.lines.total : plan.lines.payout;
}

/** `agreed` is the amount that the person saw: the server refuses if it has come to differ. */
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
        path: '/api/bids',
        body: {
          editionId,
          price: plan.price.amount,
          expiresInDays: intent.expires,
          expectedTotal: seen,
        },
      };
    case 'buy':
      return {
        path: '/api/purchases',
        body: { editionId, askId: plan.order.id, expectedTotal: seen },
      };
    case 'list':
      return {
        path: '/api/asks',
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
        path: '/api/sales',
        body: { editionId, bidId: plan.order.id, dhlInsurance, expectedPayout: seen },
      };
  }
}
