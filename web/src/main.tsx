import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { Arrival } from '../../shared/contracts/arrival.ts';
import type { SessionView } from '../../shared/contracts/session.ts';
import { Hydrated } from './app/hydrated.tsx';
import { preloadPage } from './app/preload-page.ts';
import { reloadOnNewBuild } from './app/reload-on-new-build.ts';
import { Site } from './app/site.tsx';
import type { EarlyClick } from './early-click.ts';
import { unknownVisitor } from './lib/session/session-atom.ts';
import { readPageData } from './lib/swr/read-page-data.ts';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page shell has no #root');

reloadOnNewBuild(window);

const session = readPageData<SessionView>(document, 'session') ?? unknownVisitor;
const data = readPageData<Record<string, unknown>>(document, 'data') ?? {};

const arrival = readPageData<Arrival>(document, 'arrival');

if (document.documentElement.dataset.gate === 'closed') {
  const { GatePage } = await import('./features/gate/pages/gate-page.tsx');
  createRoot(root).render(
    <StrictMode>
      <GatePage onOpen={() => window.location.reload()} />
    </StrictMode>,
  );
} else {
  await openSite(root);
}

async function openSite(at: HTMLElement): Promise<void> {
  // Waits for the page's code, so that the first render is complete.
  await preloadPage(window.location.pathname);

  const site = (
    <StrictMode>
      <Site
        arrival={arrival}
        data={data}
        router={(app) => <BrowserRouter>{app}</BrowserRouter>}
        session={session}
      />
    </StrictMode>
  );
  // Hydrates the server's markup in small steps: the page can be read, scrolled and clicked
  // meanwhile.
  if (at.hasChildNodes()) {
    startTransition(() => void hydrateRoot(at, <Hydrated root={at}>{site}</Hydrated>));
    replayEarlyClick(window.earlyClick);
  } else {
    createRoot(at).render(site);
  }
}

/** React hydrates the clicked part first. */
function replayEarlyClick(early: EarlyClick | undefined): void {
  early?.stop();
  if (early?.button?.isConnected) early.button.click();
}
