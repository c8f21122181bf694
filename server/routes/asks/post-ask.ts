import { api } from '../../../shared/api/api.ts';
import { placeAskForm } from '../../../shared/contracts/forms/trade.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { tradeRoute } from '../trade-route.ts';

/** Lists an ask. At or below the highest bid it sells at once, and `orderId` is set. */
export const postAskRoute = tradeRoute({
  call: api.placeAsk,
  kind: 'ask',
  side: 'seller',
  form: placeAskForm,
  agreed: ({ expectedPayout }) => expectedPayout,
  steps: (upstream, caller, { expectedPayout, ...ask }, key) =>
    askSteps(
      upstream,
      caller,
      { body: { type: 'ask', ...ask, isBulk: false, status: 'Draft' }, bidId: 0 },
      key,
    ),
});
