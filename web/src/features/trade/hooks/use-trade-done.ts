import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';
import { toast } from '../../../lib/toast.ts';
import { donePlace, type TradeDone } from '../logic/done-place.ts';
import type { Trade } from './use-trade.ts';

/** Leads to what a trade came to. Everything that was read before it may be out of date. */
export function useTradeDone({ flow, artwork }: Trade): (done: TradeDone) => void {
  const navigate = useNavigate();
  const cache = useSWRConfig().cache as ExpiringCache;
  return useCallback(
    (done) => {
      const { path, told } = donePlace(flow, artwork.id, done);
      cache.clear();
      if (told !== null) toast.success(told);
      void navigate(path, { replace: true });
    },
    [flow, artwork.id, cache, navigate],
  );
}
