import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { ListPage } from '../../../lib/swr/cursor-pages.tsx';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';

/**
 * Removed items keep their place until the person leaves the page; on return they are gone.
 * `settle` returns an item as it is then, or null if it was removed.
 */
export function useSettleOnLeave<Item>(path: string, settle: (item: Item) => Item | null): void {
  const cache = useSWRConfig().cache as ExpiringCache;
  const settleItem = useEffectEvent(settle);
  useEffect(
    () => () => {
      // No component shows the list any more, so its cache entries are changed directly.
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
