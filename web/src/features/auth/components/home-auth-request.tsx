import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { homeRequest, homeRequestParameters } from '../logic/home-request.ts';
import { keptRequest, requestOf } from '../logic/kept-request.ts';
import { authWords, noticeWords } from '../messages.ts';

/**
 * Opens the modal that the home page's address asks for (specification section 2). The request
 * moves out of the address into the tab's storage: a reload opens the modal again until it was closed.
 */
export function HomeAuthRequest() {
  const [query, setQuery] = useSearchParams();
  const { overlay, openAuth } = useOverlay();
  const navigate = useNavigate();
  const { key } = useLocation();
  const signedIn = useSession().user !== null;
  const opened = useRef<string | null>(null);

  useEffect(() => {
    const request = homeRequest(query);
    if (!request) return;
    keptRequest.write(signedIn ? null : { query: query.toString(), key: null });
    if (signedIn && request.redirectTo) {
      void navigate(request.redirectTo, { replace: true });
      return;
    }
    opened.current = null;
    const rest = new URLSearchParams(query);
    for (const name of homeRequestParameters) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery, navigate, signedIn]);

  useEffect(() => {
    if (homeRequest(query)) return;
    if (signedIn) return keptRequest.write(null);
    if (overlay?.kind === 'auth') opened.current = key;
    if (overlay) return;
    if (opened.current === key) {
      // Left for another page, it was not answered: coming back asks again.
      if (window.location.pathname === '/') keptRequest.write(null);
      return;
    }
    const asked = requestOf(key);
    const request = asked === null ? null : homeRequest(new URLSearchParams(asked));
    if (asked === null || !request) return;
    keptRequest.write({ query: asked, key });
    const { mode, redirectTo, notice } = request;
    const reason = notice ? noticeWords[notice] : redirectTo ? authWords.goOn : null;
    openAuth(mode, { redirectTo, reason });
  }, [query, key, signedIn, overlay, openAuth]);
  return null;
}
