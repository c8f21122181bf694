import type { BuyingView, SellingView } from '../../../../../shared/contracts/account.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';

type OwnOrders = { readonly bids: ReadonlySet<number>; readonly asks: ReadonlySet<number> };

/** Which orders in the books are the visitor's own; none for who is not signed in. */
export function useOwnOrders(): OwnOrders {
  const isSignedIn = useSession().user !== null;
  const buying = useApi<BuyingView>(isSignedIn ? '/api/account/buying' : null);
  const selling = useApi<SellingView>(isSignedIn ? '/api/account/selling' : null);
  return {
    bids: new Set(buying.data?.bids.map(({ id }) => id)),
    asks: new Set(selling.data?.asks.map(({ id }) => id)),
  };
}
