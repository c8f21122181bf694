import { useMemo } from 'react';
import { getOwnOrders } from '../../../../shared/api/account.ts';
import { apiPath } from '../../../../shared/api/call.ts';
import type { OwnOrdersView } from '../../../../shared/contracts/account.ts';
import { noOwnOrders, type OwnOrderIds } from '../../../../shared/domain/own-orders.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';

type OwnOrders = {
  /** Empty for a visitor, and where it could not be read: the server refuses all the same. */
  readonly own: OwnOrderIds;
  /** The same with their prices; undefined: not known. */
  readonly orders: OwnOrdersView | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => Promise<unknown>;
};

/** Which orders in a work's books are the visitor's own: the books name no owner. */
export function useOwnOrders(artworkId: number | null): OwnOrders {
  const isRead = useSession().user !== null && artworkId !== null;
  const { data, error, mutate } = useApi(isRead ? apiPath(getOwnOrders, artworkId) : null, {
    revalidateOnMount: true,
  });
  const own = useMemo(() => (data ? idsOf(data) : noOwnOrders), [data]);
  return { own, orders: data, isLoading: isRead && !data && !error, refresh: mutate };
}

function idsOf({ asks, bids }: OwnOrdersView): OwnOrderIds {
  return { asks: new Set(asks.map(({ id }) => id)), bids: new Set(bids.map(({ id }) => id)) };
}
