import { type ApiRequest, apiRequest } from '../../../../../shared/api/call.ts';
import {
  buyAtAsk,
  editAsk,
  editBid,
  placeAsk,
  placeBid,
  sellToBid,
} from '../../../../../shared/api/trades.ts';
import type { PlacedAsk, PlacedBid } from '../../../../../shared/contracts/account.ts';
import type { CopyDetailsForm } from '../../../../../shared/contracts/forms/copy-details.ts';
import type {
  BuyForm,
  EditAskForm,
  EditBidForm,
  PlaceAskForm,
  PlaceBidForm,
  SellForm,
} from '../../../../../shared/contracts/forms/trade.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import type { TradePlan } from './plan-trade.ts';
import { defaultExpiry, type TradeIntent } from './trade-intent.ts';

export type TradeRequest =
  | { readonly kind: 'bid'; readonly body: PlaceBidForm }
  | { readonly kind: 'buy'; readonly body: BuyForm }
  | { readonly kind: 'list'; readonly body: PlaceAskForm }
  | { readonly kind: 'sell'; readonly body: SellForm }
  | { readonly kind: 'edit-bid'; readonly id: number; readonly body: EditBidForm }
  | { readonly kind: 'edit-ask'; readonly id: number; readonly body: EditAskForm };

/** What a buyer agrees to pay, or a seller to receive. */
export function agreedAmount(plan: TradePlan): Money {
  return 'total' in plan.lines ? plan.lines.total : plan.lines.payout;
}

/**
 * `agreed` is the amount that the user saw: the server refuses if it has changed. `copyDetails` is
 * what a seller says of the copy; null: as it was, or not stated.
 */
export function tradeRequest(
  plan: TradePlan,
  intent: TradeIntent,
  editionId: number,
  agreed: Money,
  copyDetails: CopyDetailsForm | null = null,
): TradeRequest {
  const { amount, currency } = agreed;
  const seen = { amount, currency };
  const dhlInsurance = intent.insured ?? false;
  const copy = copyDetails === null ? {} : { copyDetails };
  if (intent.offerId !== null) return editRequest(plan, intent, intent.offerId, seen, copy);
  switch (plan.kind) {
    case 'bid':
      return {
        kind: 'bid',
        body: {
          editionId,
          price: plan.price.amount,
          expiresInDays: intent.expires ?? defaultExpiry,
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
          expiresInDays: intent.expires ?? defaultExpiry,
          dhlInsurance,
          ...copy,
          expectedPayout: seen,
        },
      };
    case 'sell':
      return {
        kind: 'sell',
        body: { editionId, bidId: plan.order.id, dhlInsurance, ...copy, expectedPayout: seen },
      };
  }
}

/** The new price is the one named, also where the trade comes to a better one. */
function editRequest(
  plan: TradePlan,
  { price, expires, insured }: TradeIntent,
  id: number,
  seen: PlaceBidForm['expectedTotal'],
  copy: Pick<EditAskForm, 'copyDetails'>,
): TradeRequest {
  const changes = {
    price: (price ?? plan.lines.price).amount,
    ...(expires === null ? {} : { expiresInDays: expires }),
  };
  return plan.kind === 'bid' || plan.kind === 'buy'
    ? { kind: 'edit-bid', id, body: { ...changes, expectedTotal: seen } }
    : {
        kind: 'edit-ask',
        id,
        body: { ...changes, dhlInsurance: insured ?? false, ...copy, expectedPayout: seen },
      };
}

export function tradeCall(request: TradeRequest): ApiRequest<PlacedBid | PlacedAsk> {
  switch (request.kind) {
    case 'bid':
      return apiRequest(placeBid, request.body);
    case 'buy':
      return apiRequest(buyAtAsk, request.body);
    case 'list':
      return apiRequest(placeAsk, request.body);
    case 'sell':
      return apiRequest(sellToBid, request.body);
    case 'edit-bid':
      return apiRequest(editBid, request.id, request.body);
    case 'edit-ask':
      return apiRequest(editAsk, request.id, request.body);
  }
}
