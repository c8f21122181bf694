import type { ReactNode } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { Page } from '../ui/page.tsx';

/** Second tier: shown when the site's frame itself throws. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <main>
          <Page title="This site is not available right now">
            <FailedState error={error} onRetry={() => window.location.reload()} />
          </Page>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
