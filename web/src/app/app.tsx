import { Route, Routes } from 'react-router';
import { type ClientRoute, clientRoutes } from '../../../shared/domain/client-routes.ts';
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
                <Page />
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
