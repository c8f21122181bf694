import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '../../../shared/domain/client-routes.ts';
import { forgetDrafts } from '../lib/session-store.ts';

/** An address typed in a trade, and a changed copy, are dropped when the person leaves the trade. */
export function useDraftsEnd(): void {
  const route = pageAt(useLocation().pathname);
  const isTrading = route === 'bidOrBuy' || route === 'askOrSell';
  useEffect(() => {
    if (isTrading) return;
    forgetDrafts('address.');
    forgetDrafts('edited-copy.');
  }, [isTrading]);
}
