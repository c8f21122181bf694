import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import type { AuthMode } from '../../../lib/overlays/overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { authWords } from '../messages.ts';
import styles from './auth-panel.module.css';
import { CheckEmail } from './check-email.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

const authTitles: Readonly<Record<AuthMode | 'registered', string>> = {
  login: 'Sign in',
  register: 'Create an account',
  forgot: 'Forgot your password',
  registered: 'Check your e-mail',
};

type Props = {
  readonly mode: AuthMode;
  /** A sentence on why signing in is needed; null: the visitor asked for it. */
  readonly reason: string | null;
  readonly redirectTo: string | null;
  /** Where a Google or Apple sign-in returns to. */
  readonly comeBackTo: string;
  readonly onMode: (mode: AuthMode) => void;
  readonly onEntered: (session: SessionView) => void;
  /** Puts the panel under its title, as the modal or the page does. */
  readonly frame: (title: string, panel: ReactNode) => ReactNode;
};

/** Signing in and registering, in the modal and on the pages. */
export function AuthPanel(props: Props) {
  const { site } = useSession();
  const { mode, reason, redirectTo, comeBackTo, onMode, onEntered, frame } = props;
  const [registered, setRegistered] = useState<string | null>(null);
  const panel = useFocusOnChange(mode);
  if (registered !== null) {
    return frame(
      authTitles.registered,
      <div className={styles.panel}>
        <CheckEmail email={registered} redirectTo={redirectTo} />
        <p className={styles.other}>
          Already confirmed?{' '}
          <Button
            onClick={() => {
              setRegistered(null);
              onMode('login');
            }}
            size="small"
            variant="quiet"
          >
            Sign in
          </Button>
        </p>
      </div>,
    );
  }
  if (mode === 'forgot') {
    return frame(
      authTitles.forgot,
      <div className={styles.panel} ref={panel}>
        <ForgotForm lead={authWords.forgotLead} />
        <p className={styles.other}>
          Remembered it?{' '}
          <Button onClick={() => onMode('login')} size="small" variant="quiet">
            Sign in
          </Button>
        </p>
      </div>,
    );
  }
  return frame(
    authTitles[mode],
    <div className={styles.panel} ref={panel}>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {mode === 'login' ? (
        <LoginForm
          onEntered={onEntered}
          onForgot={() => onMode('forgot')}
          redirectTo={redirectTo}
        />
      ) : (
        <RegisterForm onRegistered={setRegistered} redirectTo={redirectTo} />
      )}
      <SocialButtons redirectTo={comeBackTo} />
      <p className={styles.other}>
        {mode === 'login' ? `New to ${site.name}? ` : 'Have an account? '}
        <Button
          onClick={() => onMode(mode === 'login' ? 'register' : 'login')}
          size="small"
          variant="quiet"
        >
          {mode === 'login' ? 'Create an account' : 'Sign in'}
        </Button>
      </p>
    </div>,
  );
}

/** The focused element is gone with the old form: focus the new form's first field. */
function useFocusOnChange(mode: AuthMode) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    panel.current?.querySelector('input')?.focus();
  }, [mode]);
  return panel;
}
