import { useCallback } from 'react';
import type { BuyingView, SellingView } from '../../../../../shared/contracts/account.ts';
import type { TradeFlow } from '../../../../../shared/domain/paths.ts';
import { apiGet } from '../../../lib/api/client.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { type AccountSide, buyersSide, sellersSide } from '../logic/find-outcome.ts';

type OwnAccount = {
  /** null while it is not known, and for visitors. */
  readonly account: AccountSide | null;
  /** Asks the server, whatever is known already; null when it cannot tell. */
  readonly readAccount: () => Promise<AccountSide | null>;
};

/** The person's own side of this kind of trade: what they bid and bought, or asked and sold. */
export function useOwnAccount(flow: TradeFlow, signedIn: boolean): OwnAccount {
  const buys = flow === 'bid-or-buy';
  const buying = useApi<BuyingView>(signedIn && buys ? '/api/account/buying' : null);
  const selling = useApi<SellingView>(signedIn && !buys ? '/api/account/selling' : null);
  const account = buys
    ? ((buying.data && buyersSide(buying.data)) ?? null)
    : ((selling.data && sellersSide(selling.data)) ?? null);

  const readAccount = useCallback(async () => {
    try {
      return buys
        ? buyersSide(await apiGet<BuyingView>('/api/account/buying'))
        : sellersSide(await apiGet<SellingView>('/api/account/selling'));
    } catch {
      return null;
    }
  }, [buys]);
  return { account, readAccount };
}
