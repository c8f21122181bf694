import { api } from '../../../shared/api/api.ts';
import { placeBidForm } from '../../../shared/contracts/forms/trade.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { tradeRoute } from '../trade-route.ts';

export const postBidRoute = tradeRoute({
  call: api.placeBid,
  summary: 'Place a bid',
  description:
    '`price` is in minor units of the bidder’s own currency; with `expiresInDays` 0 the bid stands until it is accepted. At or above the lowest ask it buys at once, and `orderId` is set. Nothing is placed where `expectedTotal` is not what the marketplace works out: the refusal `trade.price-changed` says the right one.',
  kind: 'bid',
  side: 'buyer',
  form: placeBidForm,
  agreed: ({ expectedTotal }) => expectedTotal,
  steps: (upstream, caller, { expectedTotal, ...bid }, key) =>
    bidSteps(upstream, caller, { type: 'bid', ...bid, status: 'Draft' }, key),
});
