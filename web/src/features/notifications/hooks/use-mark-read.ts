import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { countUnread, listFeed, readFeed } from '../../../../../shared/api/feed.ts';
import type { FeedEntry, FeedView } from '../../../../../shared/contracts/feed.ts';
import type { ReadFeedForm } from '../../../../../shared/contracts/forms/feed.ts';
import { apiSend } from '../../../lib/api/client.ts';

const isFeedPage = (key: unknown) =>
  typeof key === 'string' && key.split('?')[0] === apiPath(listFeed);

/** Marks entries as read in the account, then on this page and in the header's count. */
export function useMarkRead(): (which: ReadFeedForm) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (which) => {
      const isChosen = ({ id }: FeedEntry) => ('id' in which ? id === which.id : id <= which.upTo);
      const show = (page: FeedView | undefined) =>
        page && {
          ...page,
          items: page.items.map((entry) => (isChosen(entry) ? { ...entry, isRead: true } : entry)),
        };
      const left = await apiSend(apiRequest(readFeed, which));
      void mutate<FeedView>(isFeedPage, show, { revalidate: false });
      await mutate(apiPath(countUnread), left, { revalidate: false });
    },
    [mutate],
  );
}
