import { api } from '../../../shared/api/api.ts';
import { placeBidForm } from '../../../shared/contracts/forms/trade.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { tradeRoute } from '../trade-route.ts';

/** Places a bid. At or above the lowest ask it buys at once, and `orderId` is set. */
export const postBidRoute = tradeRoute({
  call: api.placeBid,
  kind: 'bid',
  side: 'buyer',
  form: placeBidForm,
  agreed: ({ expectedTotal }) => expectedTotal,
  steps: (upstream, caller, { expectedTotal, ...bid }, key) =>
    bidSteps(upstream, caller, { type: 'bid', ...bid, status: 'Draft' }, key),
});
