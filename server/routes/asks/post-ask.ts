import { api } from '../../../shared/api/api.ts';
import { placeAskForm } from '../../../shared/contracts/forms/trade.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { tradeRoute } from '../trade-route.ts';

export const postAskRoute = tradeRoute({
  call: api.placeAsk,
  summary: 'Place an ask',
  description:
    '`price` is in minor units of the seller’s own currency; with `expiresInDays` 0 the ask stands until it is accepted. At or below the highest bid it sells at once, and `orderId` is set. Nothing is placed where `expectedPayout` is not what the marketplace works out: the refusal `trade.price-changed` says the right one.',
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
