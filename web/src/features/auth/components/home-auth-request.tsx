import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePageKey } from '../../../lib/overlays/history-entry.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { homeRequest, homeRequestParameters } from '../logic/home-request.ts';
import { keptRequest, requestOf } from '../logic/kept-request.ts';
import { authWords, noticeWords } from '../messages.ts';

/**
 * Opens the modal that the home page's address asks for (specification section 2). The request
 * moves from the address to session storage: a reload opens the modal until it has been closed.
 */
export function HomeAuthRequest() {
  const [query] = useSearchParams();
  const { overlay, openAuth } = useOverlay();
  const navigate = useNavigate();
  const key = usePageKey();
  const signedIn = useSession().user !== null;
  const opened = useRef<string | null>(null);

  useEffect(() => {
    const request = homeRequest(query);
    if (!request) return;
    keptRequest.write(signedIn ? null : { query: query.toString(), key: null });
    if (signedIn && request.redirectTo) {
      navigate(request.redirectTo, { replace: true });
      return;
    }
    opened.current = null;
    const rest = new URLSearchParams(query);
    for (const name of homeRequestParameters) rest.delete(name);
    navigate({ search: rest.toString() }, { replace: true });
  }, [query, navigate, signedIn]);

  useEffect(() => {
    if (homeRequest(query)) return;
    if (signedIn) return keptRequest.write(null);
    if (overlay?.kind === 'auth') opened.current = key;
    if (overlay) return;
    if (opened.current === key) {
      keptRequest.write(null);
      return;
    }
    const asked = requestOf(key);
    const request = asked === null ? null : homeRequest(new URLSearchParams(asked));
    if (asked === null || !request) return;
    keptRequest.write({ query: asked, key });
    const { mode, redirectTo, notice } = request;
    const reason = notice ? noticeWords[notice] : redirectTo ? authWords.signInToContinue : null;
    openAuth(mode, { redirectTo, reason });
  }, [query, key, signedIn, overlay, openAuth]);
  return null;
}
