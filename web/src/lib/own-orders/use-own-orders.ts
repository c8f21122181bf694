import { useCallback, useMemo } from 'react';
import { getBuying, getSelling } from '../../../../shared/api/account.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import { noOwnOrders, type OwnOrderIds } from '../../../../shared/domain/own-orders.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';

type OwnOrders = {
  /** Empty for a visitor, and where it could not be read: the server refuses all the same. */
  readonly own: OwnOrderIds;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<unknown>;
};

/**
 * Which orders in the books are the visitor's own. The books are everybody's and name no owner;
 * this comes from the person's account.
 */
export function useOwnOrders(): OwnOrders {
  const isSignedIn = useSession().user !== null;
  const buying = useApi(isSignedIn ? apiPath(getBuying) : null);
  const selling = useApi(isSignedIn ? apiPath(getSelling) : null);
  const own = useMemo(
    () => ({
      bids: new Set(buying.data?.bids.map(({ id }) => id)),
      asks: new Set(selling.data?.asks.map(({ id }) => id)),
    }),
    [buying.data, selling.data],
  );
  const { mutate: readBuying } = buying;
  const { mutate: readSelling } = selling;
  return {
    own: isSignedIn ? own : noOwnOrders,
    isLoading: isSignedIn && [buying, selling].some(({ data, error }) => !data && !error),
    refresh: useCallback(
      () => Promise.allSettled([readBuying(), readSelling()]),
      [readBuying, readSelling],
    ),
  };
}
