import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isProtectedPath, signInPath } from '../../../shared/domain/client-routes.ts';
import { useSession } from '../lib/session/use-session.ts';

/** Specification section 2: a visitor of a protected page is sent home with a way back. */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user || !isProtectedPath(pathname)) return children;
  return <Navigate replace to={signInPath({ pathname, search })} />;
}
