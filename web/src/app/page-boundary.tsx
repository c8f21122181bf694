import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { Page } from '../ui/page.tsx';

/** First tier: a page that throws leaves the header and the navigation working. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Page title="This page could not be loaded">
          {/* The browser caches a failed import: only a reload requests the code again. */}
          <FailedState error={error} onRetry={() => window.location.reload()} />
        </Page>
      )}
      resetKey={pathname}
    >
      {children}
    </ErrorBoundary>
  );
}
