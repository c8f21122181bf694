import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { Page } from '../ui/page.tsx';

/** The first tier: a page that breaks leaves the header and the way elsewhere alive. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Page title="This page could not be loaded">
          {/* Code that did not load is asked for again only by a new page. */}
          <FailedState error={error} onRetry={() => window.location.reload()} />
        </Page>
      )}
      resetKey={pathname}
    >
      {children}
    </ErrorBoundary>
  );
}
