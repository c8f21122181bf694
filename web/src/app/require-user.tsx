import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../lib/session/use-session.ts';

/** Specification section 2: a visitor goes home, with the way back in the query. */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  const query = new URLSearchParams({ redirectedFrom: pathname + search });
  return <Navigate replace to={`/?${query}`} />;
}
