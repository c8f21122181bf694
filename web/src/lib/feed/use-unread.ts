import { useEffect, useState } from 'react';
import { apiPath } from '../../../../shared/api/call.ts';
import { countUnread } from '../../../../shared/api/feed.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';

/** The count waits until a page has had time for its own calls, in milliseconds. */
const startsAfterMs = 1_000;
const refreshMs = 60_000;

/** How many notifications the user has not read, at most `unreadCountedUpTo`; a visitor has none. */
export function useUnread(): number {
  const isSignedIn = useSession().user !== null;
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useApi(isSignedIn && isStarted ? apiPath(countUnread) : null, {
    refreshInterval: refreshMs,
  });
  return data?.unread ?? 0;
}

/** '7', or '99+'. */
export function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
