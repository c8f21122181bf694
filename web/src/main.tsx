import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { SessionView } from '../../shared/contracts/session.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { reloadOnNewBuild } from './app/reload-on-new-build.ts';
import { RootBoundary } from './app/root-boundary.tsx';
import { preloadPage } from './app/routes.ts';
import { unknownVisitor } from './lib/session/session-atom.ts';
import { readPageData } from './lib/swr/read-page-data.ts';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

const Toaster = lazy(() =>
  import('./app/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

const root = document.getElementById('root');
if (!root) throw new Error('the page shell has no #root');

reloadOnNewBuild(window);

const session = readPageData<SessionView>(document, 'session') ?? unknownVisitor;
const data = readPageData<Record<string, unknown>>(document, 'data') ?? {};

// The page's code is asked for beside the rest; what is shown first is shown whole.
await preloadPage(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <Providers data={data} session={session}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </Providers>
    </RootBoundary>
  </StrictMode>,
);
