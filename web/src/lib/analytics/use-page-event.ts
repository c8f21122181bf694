import { useEffect } from 'react';
import { apiRequest } from '../../../../shared/api/call.ts';
import { recordEvent } from '../../../../shared/api/session.ts';
import type { PageEvent } from '../../../../shared/contracts/forms/analytics.ts';
import { useSession } from '../session/use-session.ts';

const idNames = {
  view_artist_1: 'artistId',
  view_artwork_1: 'artworkId',
  add_to_cart_1: 'editionId',
  begin_checkout_1: 'editionId',
} as const satisfies Record<PageEvent['name'], string>;

/**
 * Counts a view of the page, once per id; null: not loaded yet. Sent while the browser is idle, and
 * failures are ignored. The server checks consent; the check here only saves calls.
 */
export function usePageEvent(name: PageEvent['name'], id: number | null): void {
  const { user, nonEssential } = useSession();
  const isCounted = user !== null && nonEssential.analytics;
  useEffect(() => {
    if (!isCounted || id === null) return;
    return whenIdle(() => {
      if (!/(?:^|; )(?:__Host-)?deckle-consent=yes/.test(document.cookie)) return;
      const event = { name, [idNames[name]]: id } as PageEvent;
      const { path, method, body } = apiRequest(recordEvent, event);
      fetch(path, {
        method,
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-deckle': '1' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    });
  }, [isCounted, name, id]);
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
