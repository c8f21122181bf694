import { useEffect, useState } from 'react';
import { apiPath } from '../../../../shared/api/call.ts';
import { countUnread } from '../../../../shared/api/feed.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';

const refreshMs = 60_000;

/**
 * How many notifications the user has not read, at most `unreadCountedUpTo`; a visitor has none.
 * The header waits `delayMs`, so that a page makes its own calls first.
 */
export function useUnread({ delayMs = 0 } = {}): number {
  const isSignedIn = useSession().user !== null;
  const [isStarted, setStarted] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  const { data } = useApi(isSignedIn && isStarted ? apiPath(countUnread) : null, {
    refreshInterval: refreshMs,
  });
  return data?.unread ?? 0;
}

/** '7', or '99+'. */
export function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
