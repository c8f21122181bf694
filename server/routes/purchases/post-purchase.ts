import { api } from '../../../shared/api/api.ts';
import { buyForm } from '../../../shared/contracts/forms/trade.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { tradeRoute } from '../trade-route.ts';

/** Buys the ask that the person saw as the lowest. */
export const postPurchaseRoute = tradeRoute({
  call: api.buyAtAsk,
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
