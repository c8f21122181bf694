import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '../../../shared/domain/client-routes.ts';
import { forgetDrafts } from '../lib/session-store.ts';

/** What was typed in a trade's steps is kept over a reload of them, and not beyond. */
export function useDraftsEnd(): void {
  const route = pageAt(useLocation().pathname);
  const isTrading = route === 'bidOrBuy' || route === 'askOrSell';
  useEffect(() => {
    if (!isTrading) forgetDrafts();
  }, [isTrading]);
}
