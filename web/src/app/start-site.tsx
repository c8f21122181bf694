import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { Arrival } from '../../../shared/contracts/arrival.ts';
import type { SessionView } from '../../../shared/contracts/session.ts';
import type { EarlyClick } from '../early-click.ts';
import { unknownVisitor } from '../lib/session/session-atom.ts';
import { readPageData } from '../lib/swr/read-page-data.ts';
import { Hydrated } from './hydrated.tsx';
import { preloadPage } from './preload-page.ts';
import { Site } from './site.tsx';

/** Shows the site in `#root`, or the gate's page, with what the document brought. */
export async function startSite(): Promise<Root> {
  const at = document.getElementById('root');
  if (!at) throw new Error('the page shell has no #root');
  return document.documentElement.dataset.gate === 'closed' ? openGate(at) : openSite(at);
}

async function openGate(at: HTMLElement): Promise<Root> {
  const { GatePage } = await import('../features/gate/pages/gate-page.tsx');
  const root = createRoot(at);
  root.render(
    <StrictMode>
      <GatePage onOpen={() => window.location.reload()} />
    </StrictMode>,
  );
  return root;
}

async function openSite(at: HTMLElement): Promise<Root> {
  // Waits for the page's code, so that the first render is complete.
  await preloadPage(window.location.pathname);

  const site = (
    <StrictMode>
      <Site
        arrival={readPageData<Arrival>(document, 'arrival')}
        data={readPageData<Record<string, unknown>>(document, 'data') ?? {}}
        router={(app) => <BrowserRouter>{app}</BrowserRouter>}
        session={readPageData<SessionView>(document, 'session') ?? unknownVisitor}
      />
    </StrictMode>
  );
  if (!at.hasChildNodes()) {
    const root = createRoot(at);
    root.render(site);
    return root;
  }
  // Hydrates the server's markup in small steps: the page can be read, scrolled and clicked
  // meanwhile.
  return new Promise((begun) => {
    startTransition(() => begun(hydrateRoot(at, <Hydrated root={at}>{site}</Hydrated>)));
    replayEarlyClick(window.earlyClick);
  });
}

/** React hydrates the clicked part first. */
function replayEarlyClick(early: EarlyClick | undefined): void {
  early?.stop();
  if (early?.button?.isConnected) early.button.click();
}
