import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageKey } from '../overlays/history-entry.ts';
import { useSession } from '../session/use-session.ts';
import { useNavigate } from '../use-navigate.ts';
import { readWish, takeWish, type Wish, withoutWish } from './wish.ts';

/**
 * Does what the address says that somebody wanted, once they are signed in, and only once. Each
 * kind of wish has one place on a page that fulfils it.
 */
export function useWish(kind: Wish['kind'], fulfil: (wish: Wish) => void): void {
  const isSignedIn = useSession().user !== null;
  const { pathname, search, state } = useLocation();
  const key = usePageKey();
  const navigate = useNavigate();
  const handled = useRef<string | null>(null);

  useEffect(() => {
    const wish = readWish(search);
    if (wish?.kind !== kind || !isSignedIn || handled.current === key) return;
    handled.current = key;
    if (takeWish(wish, state)) fulfil(wish);
    // A reload, or Back, must not wish again.
    navigate(pathname + withoutWish(search), { replace: true });
  }, [kind, isSignedIn, key, pathname, search, state, navigate, fulfil]);
}
