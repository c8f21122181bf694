import { useLocation, useNavigate } from 'react-router';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useEnter } from '../api/use-enter.ts';
import { AuthPanel } from './auth-panel.tsx';

/** Signing in over any page. The wish that led here is carried on: see `AuthIntent`. */
export function AuthModal() {
  const { overlay, openAuth, close } = useOverlay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const enter = useEnter();
  if (overlay?.kind !== 'auth') return null;
  const { mode, intent } = overlay;

  return (
    <AuthPanel
      comeBackTo={intent.redirectTo ?? pathname + search}
      frame={(title, panel) => (
        <Dialog onClose={close} open title={title}>
          {panel}
        </Dialog>
      )}
      mode={mode}
      onEntered={(session) => {
        enter(session);
        close();
        if (intent.redirectTo !== null) void navigate(intent.redirectTo);
      }}
      onMode={(next) => openAuth(next, intent)}
      reason={intent.reason}
      redirectTo={intent.redirectTo}
    />
  );
}
