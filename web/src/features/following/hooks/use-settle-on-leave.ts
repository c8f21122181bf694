import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';
import type { ListPage } from '../components/cursor-pages.tsx';

/**
 * What was ended on the page keeps its place until one leaves; whoever comes back finds the list
 * without it. `settle` answers an item as it is then, null where it has gone.
 */
export function useSettleOnLeave<Item>(path: string, settle: (item: Item) => Item | null): void {
  const cache = useSWRConfig().cache as ExpiringCache;
  const settleItem = useEffectEvent(settle);
  useEffect(
    () => () => {
      // By now nothing shows the list: what is kept of it is changed without SWR's knowing.
      for (const key of [...cache.keys()]) {
        const entry = cache.get(key);
        if (key.split('?')[0] !== path || !entry?.data) continue;
        const page = entry.data as ListPage<Item>;
        const items = page.items.flatMap((item) => settleItem(item) ?? []);
        cache.set(key, { ...entry, data: { ...page, items } });
      }
    },
    [cache, path],
  );
}
