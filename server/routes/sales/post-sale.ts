import { api } from '../../../shared/api/api.ts';
import { sellForm } from '../../../shared/contracts/forms/trade.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { tradeRoute } from '../trade-route.ts';

/** Sells into the bid that the person saw as the highest. */
export const postSaleRoute = tradeRoute({
  call: api.sellToBid,
  kind: 'sale',
  side: 'seller',
  form: sellForm,
  agreed: ({ expectedPayout }) => expectedPayout,
  steps: (upstream, caller, { editionId, bidId, dhlInsurance }, key) =>
    askSteps(
      upstream,
      caller,
      { body: { type: 'sell', editionId, dhlInsurance, isBulk: false, status: 'Draft' }, bidId },
      key,
    ),
});
