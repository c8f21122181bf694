import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { homeRequest, homeRequestParameters } from '../logic/home-request.ts';
import { authWords, noticeWords } from '../messages.ts';

/**
 * Opens the modal that the home page's address asks for (specification section 2). The request
 * moves out of the address into the entry's state: a reload opens the modal again until it was closed.
 */
export function HomeAuthRequest() {
  const [query, setQuery] = useSearchParams();
  const { overlay, openAuth } = useOverlay();
  const navigate = useNavigate();
  const { state } = useLocation();
  const signedIn = useSession().user !== null;
  const wasOpen = useRef(false);
  const asked: string | null = state?.authRequest ?? null;

  useEffect(() => {
    const request = homeRequest(query);
    if (!request) return;
    if (signedIn && request.redirectTo) {
      void navigate(request.redirectTo, { replace: true });
      return;
    }
    wasOpen.current = false;
    const rest = new URLSearchParams(query);
    for (const name of homeRequestParameters) rest.delete(name);
    setQuery(rest, {
      replace: true,
      state: signedIn ? null : { authRequest: query.toString() },
    });
  }, [query, setQuery, navigate, signedIn]);

  useEffect(() => {
    if (asked === null || signedIn) return;
    if (overlay?.kind === 'auth') wasOpen.current = true;
    if (overlay) return;
    const request = homeRequest(new URLSearchParams(asked));
    if (wasOpen.current || !request) return setQuery((rest) => rest, { replace: true });
    const { mode, redirectTo, notice } = request;
    const reason = notice ? noticeWords[notice] : redirectTo ? authWords.goOn : null;
    openAuth(mode, { redirectTo, reason });
  }, [asked, signedIn, overlay, openAuth, setQuery]);
  return null;
}
