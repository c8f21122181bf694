import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { homeRequest, homeRequestParameters } from '../logic/home-request.ts';
import { authWords, noticeWords } from '../messages.ts';

/**
 * Opens the modal that the home page's address asks for (specification section 2), and takes the
 * request out of the address, so that closing the modal and reloading does not open it again.
 */
export function HomeAuthRequest() {
  const [query, setQuery] = useSearchParams();
  const { openAuth } = useOverlay();
  const navigate = useNavigate();
  const signedIn = useSession().user !== null;

  useEffect(() => {
    const request = homeRequest(query);
    if (!request) return;
    const { mode, redirectTo, notice } = request;
    if (signedIn && redirectTo) {
      void navigate(redirectTo, { replace: true });
      return;
    }
    if (!signedIn) {
      const reason = notice ? noticeWords[notice] : redirectTo ? authWords.goOn : null;
      openAuth(mode, { redirectTo, reason });
    }
    const rest = new URLSearchParams(query);
    for (const name of homeRequestParameters) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery, openAuth, navigate, signedIn]);
  return null;
}
