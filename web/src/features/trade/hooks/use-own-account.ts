import { useCallback } from 'react';
import { getBuying, getSelling } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
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
  const buying = useApi(signedIn && buys ? apiPath(getBuying) : null);
  const selling = useApi(signedIn && !buys ? apiPath(getSelling) : null);
  const account = buys
    ? ((buying.data && buyersSide(buying.data)) ?? null)
    : ((selling.data && sellersSide(selling.data)) ?? null);

  const readAccount = useCallback(async () => {
    try {
      return buys
        ? buyersSide(await apiGet(apiPath(getBuying)))
        : sellersSide(await apiGet(apiPath(getSelling)));
    } catch {
      return null;
    }
  }, [buys]);
  return { account, readAccount };
}
