import type { ReactNode } from 'react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { Page } from '../ui/page.tsx';

/** The second tier: when even the frame of the site breaks, a page that can be loaded anew. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <main>
          <Page title="Deckle is not available right now">
            <FailedState error={error} onRetry={() => window.location.reload()} />
          </Page>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
