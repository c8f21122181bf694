import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { getOwnOrders } from '../../../../shared/api/account.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import type { OwnOrdersView } from '../../../../shared/contracts/account.ts';
import { noOwnOrders, type OwnOrderIds } from '../../../../shared/domain/own-orders.ts';
import type { ApiError } from '../api/api-error.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';

type OwnOrders = {
  /**
   * Empty for a visitor and after a failed read: the server refuses a trade with oneself anyway.
   */
  readonly own: OwnOrderIds;
  /** The orders with prices; undefined: not known. */
  readonly orders: OwnOrdersView | undefined;
  readonly isLoading: boolean;
  readonly read: SWRResponse<OwnOrdersView, ApiError>;
  readonly refresh: () => Promise<unknown>;
};

/** The visitor's own orders on an artwork, as the books do not name owners. */
export function useOwnOrders(artworkId: number | null): OwnOrders {
  const isRead = useSession().user !== null && artworkId !== null;
  const read = useApi(isRead ? apiPath(getOwnOrders, artworkId) : null, {
    revalidateOnMount: true,
  });
  const { data, error, mutate } = read;
  const own = useMemo(() => (data ? idsOf(data) : noOwnOrders), [data]);
  return { own, orders: data, isLoading: isRead && !data && !error, read, refresh: mutate };
}

function idsOf({ asks, bids }: OwnOrdersView): OwnOrderIds {
  return { asks: new Set(asks.map(({ id }) => id)), bids: new Set(bids.map(({ id }) => id)) };
}
