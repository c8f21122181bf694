import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { SessionView } from '../../shared/contracts/session.ts';
import { preloadPage } from './app/preload-page.ts';
import { Site } from './app/site.tsx';
import { Localized } from './lib/format/localized.ts';
import { InlinedPictures } from './ui/inlined-pictures.ts';

/** Renders the first screen of the page at this path and query, as the browser will hydrate it. */
export async function renderApp(page: {
  readonly address: string;
  readonly session: SessionView;
  readonly data: Readonly<Record<string, unknown>>;
  readonly inlined: Readonly<Record<string, string>>;
}): Promise<string> {
  await preloadPage(page.address);
  return renderToString(
    <StrictMode>
      <Localized value={false}>
        <InlinedPictures value={page.inlined}>
          <Site
            data={page.data}
            router={(app) => <StaticRouter location={page.address}>{app}</StaticRouter>}
            session={page.session}
          />
        </InlinedPictures>
      </Localized>
    </StrictMode>,
  );
}
