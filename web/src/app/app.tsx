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
 * The router takes other letters and escapes for the same address. The server does not, and what
 * is a person's own is told by the address too: so no page stands where the server has none.
 */
function AsServed({ name, children }: { readonly name: PageName; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return pageAt(pathname) === name ? children : <NotFoundPage />;
}
