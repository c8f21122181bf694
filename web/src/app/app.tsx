import { pages } from 'virtual:pages';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import {
  clientRoutes,
  type PageName,
  pageAt,
  pageNames,
} from '../../../shared/domain/client-routes.ts';
import { OverlayProvider } from '../lib/overlays/overlay-provider.tsx';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RequireUser } from './require-user.tsx';

export function App() {
  return (
    <OverlayProvider>
      <Routes>
        <Route element={<Layout />}>
          {pageNames.map((name) => {
            const { Page } = pages[name];
            const page = (
              <RequireUser>
                <AsServed name={name}>
                  <Page key={name} />
                </AsServed>
              </RequireUser>
            );
            return <Route element={page} key={name} path={clientRoutes[name]} />;
          })}
          <Route
            element={
              <RequireUser>
                <NotFoundPage />
              </RequireUser>
            }
            path="*"
          />
        </Route>
      </Routes>
    </OverlayProvider>
  );
}

/**
 * The router ignores case and decodes escapes, the server does not, and access is decided by path:
 * a page renders only at an address that the server serves too.
 */
function AsServed({ name, children }: { readonly name: PageName; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return pageAt(pathname) === name ? children : <NotFoundPage />;
}
