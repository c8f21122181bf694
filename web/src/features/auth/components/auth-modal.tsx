import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStartSession } from '../api/use-start-session.ts';
import { AuthPanel } from './auth-panel.tsx';

/** Sign-in over any page; `AuthIntent` carries where it leads back to. */
export function AuthModal() {
  const { overlay, openAuth, close } = useOverlay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const startSession = useStartSession();
  const isSignedIn = useSession().user !== null;
  const intent = overlay?.kind === 'auth' ? overlay.intent : null;

  // Also closes when the user signs in from another tab; the pending action then resumes here.
  useEffect(() => {
    if (!isSignedIn || intent === null) return;
    if (intent.redirectTo === null) close();
    else navigate(intent.redirectTo);
  }, [isSignedIn, intent, close, navigate]);

  if (overlay?.kind !== 'auth' || intent === null) return null;
  const { mode } = overlay;

  return (
    <AuthPanel
      comeBackTo={intent.redirectTo ?? pathname + search}
      frame={(title, panel) => (
        <Dialog onClose={close} open title={title}>
          {panel}
        </Dialog>
      )}
      mode={mode}
      onEntered={startSession}
      onMode={(next) => openAuth(next, intent)}
      reason={intent.reason}
      redirectTo={intent.redirectTo}
    />
  );
}
