import { api } from '../../../shared/api/api.ts';
import { buyForm } from '../../../shared/contracts/forms/trade.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { tradeRoute } from '../trade-route.ts';

export const postPurchaseRoute = tradeRoute({
  call: api.buyAtAsk,
  summary: 'Buy the offered ask',
  description:
    'The ask that is cheapest delivered to the person, or the first in the book. Nothing is placed where `expectedTotal` is not what the marketplace works out: the refusal `trade.price-changed` says the right one.',
  kind: 'purchase',
  side: 'buyer',
  form: buyForm,
  agreed: ({ expectedTotal }) => expectedTotal,
  steps: (upstream, caller, { editionId, askId }, key) =>
    bidSteps(
      upstream,
      caller,
      { type: 'buy', editionId, lowestAskId: askId, status: 'Draft' },
      key,
    ),
});
