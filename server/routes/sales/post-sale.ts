import { api } from '../../../shared/api/api.ts';
import { sellForm } from '../../../shared/contracts/forms/trade.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { tradeRoute } from '../trade-route.ts';

export const postSaleRoute = tradeRoute({
  call: api.sellToBid,
  summary: 'Sell to the highest bid',
  description:
    'The bid that the person saw as the highest. Nothing is placed where `expectedPayout` is not what the marketplace works out: the refusal `trade.price-changed` says the right one.',
  kind: 'sale',
  side: 'seller',
  form: sellForm,
  agreed: ({ expectedPayout }) => expectedPayout,
  steps: (upstream, caller, { expectedPayout, bidId, ...sale }, key) =>
    askSteps(
      upstream,
      caller,
      { body: { type: 'sell', ...sale, isBulk: false, status: 'Draft' }, bidId },
      key,
    ),
});
