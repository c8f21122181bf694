import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import {
  type ClientRoute,
  clientRouteAt,
  clientRoutes,
} from '../../../shared/domain/client-routes.ts';
import { Layout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { OverlayEntries } from './overlay-entries.tsx';
import { RequireUser } from './require-user.tsx';
import { pages } from './routes.ts';

export function App() {
  return (
    <OverlayEntries>
      <Routes>
        <Route element={<Layout />}>
          {Object.entries(pages).map(([name, { Page }]) => {
            const route = name as ClientRoute;
            const page = (
              <RequireUser>
                <AsServed route={route}>
                  <Page />
                </AsServed>
              </RequireUser>
            );
            return <Route element={page} key={name} path={clientRoutes[route]} />;
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
    </OverlayEntries>
  );
}

/**
 * The router takes other letters and escapes for the same address. The server does not, and what
 * is somebody's own is told by the address too: so nothing stands where the server has nothing.
 */
function AsServed({
  route,
  children,
}: {
  readonly route: ClientRoute;
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  return clientRouteAt(pathname) === route ? children : <NotFoundPage />;
}
