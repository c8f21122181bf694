import type { NextPrice } from '../errors.ts';
import type { AnalyticsEvent } from '../upstream/analytics.ts';
import type { Placed } from '../upstream/bids.ts';

type Side = 'buyer' | 'seller';
const names = {
  buyer: { waits: 'bid_1', traded: 'purchase_1' },
  seller: { waits: 'list_1', traded: 'sale_1' },
} as const satisfies Record<Side, object>;

/**
 * The analytics event of a placed trade. A bid that met an ask is a purchase, an ask that met a bid
 * a sale. `value` is in major units, as the analytics service wants it: the buyer's total or the
 * seller's payout.
 */
export function tradeEvent(
  side: Side,
  editionId: number,
  agreed: NextPrice,
  placed: Placed,
): AnalyticsEvent {
  const { waits, traded } = names[side];
  return {
    name: placed.orderId === null ? waits : traded,
    params: {
      currency: agreed.currency,
      value: agreed.amount / 100,
      transaction_id: String(placed.orderId ?? placed.id),
      item_id: String(editionId),
    },
  };
}
