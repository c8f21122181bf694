import { useLocation, useSearchParams } from 'react-router';
import { clientRoutes, pageAt } from '../../../../../shared/domain/client-routes.ts';
import { safePath } from '../../../../../shared/domain/paths.ts';
import type { AuthMode } from '../../../lib/overlays/overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useStartSession } from '../api/use-start-session.ts';
import { AuthPanel } from '../components/auth-panel.tsx';
import { authWords } from '../messages.ts';
import { PageFrame } from './page-frame.tsx';

const pages: Readonly<Record<AuthMode, { readonly path: string; readonly title: string }>> = {
  login: { path: clientRoutes.login, title: 'Sign in' },
  register: { path: clientRoutes.register, title: 'Create an account' },
  forgot: { path: clientRoutes.forgotPassword, title: 'Forgot your password' },
};

/** The auth modal's content at addresses of its own: /login, /register and /forgot-password. */
export function AuthPage() {
  const page = pageAt(useLocation().pathname);
  const mode = page === 'register' ? 'register' : page === 'forgotPassword' ? 'forgot' : 'login';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const { user } = useSession();
  const redirectTo = safePath(query.get('redirectTo') ?? query.get('redirectedFrom'));
  usePageTitle(pages[mode].title);

  if (user) {
    return (
      <PageFrame title={authWords.alreadyIn}>
        <EmptyState
          action={<ButtonLink to={redirectTo ?? '/'}>Continue</ButtonLink>}
          title={`Signed in as ${user.firstName} ${user.lastName}`}
        />
      </PageFrame>
    );
  }
  return (
    <AuthPanel
      comeBackTo={redirectTo ?? '/'}
      frame={(title, panel) => <PageFrame title={title}>{panel}</PageFrame>}
      mode={mode}
      onEntered={(session) => {
        startSession(session);
        navigate(redirectTo ?? '/', { replace: true });
      }}
      onMode={(next) => {
        const more = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : '';
        navigate(`${pages[next].path}${more}`, { replace: true });
      }}
      reason={redirectTo && mode !== 'forgot' ? authWords.signInToContinue : null}
      redirectTo={redirectTo}
    />
  );
}
