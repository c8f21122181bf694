import {
  asksForCard,
  chatMayStand,
  isProtectedPath,
  signInPath,
} from '../../shared/domain/client-routes.ts';
import { within } from '../cache/within.ts';
import type { App, Deps } from '../deps.ts';
import { notFound, overloaded } from '../errors.ts';
import { sendEncoded } from '../reads/encoded-body.ts';
import { cardPagePolicy, pagePolicy } from './content-policy.ts';
import { htmlType, pageUrlOf, sendHtml, themeOf } from './page-request.ts';
import { renderShell } from './page-shell.ts';
import { entryModule } from './page-sources.ts';
import { emptyPage, readPage } from './read-page.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { createBuildReader } from './site-build.ts';

/** A page waits no longer than this for data that the browser could request itself. */
const patience = 1_500;

/** When a search engine may try a page again that could not be read. */
const outageSeconds = 30;

const notBuilt = `<!doctype html><html lang="en"><title>Not built</title>
<h1>The site is not built</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>`;

type Options = {
  readonly siteDir: string;
  readonly publicUrl: string;
  /** Whether a real processor's form asks for cards. */
  readonly hasCardScript: boolean;
  /** The support chat's page; null: there is none. */
  readonly chatUrl: string | null;
};

/** Registers every page of the SPA: one document, filled for each visitor and URL. */
export function registerPages(
  app: App,
  { visitors, publicReads, pictures, social, now }: Deps,
  { siteDir, publicUrl, hasCardScript, chatUrl }: Options,
): void {
  const readBuild = createBuildReader(siteDir);
  const chatOrigin = chatUrl === null ? null : new URL(chatUrl).origin;
  const { log } = app;
  const renderedPages = createRenderedPages({ siteDir, pictures, log, now });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = pageUrlOf(request);
    if (!url) throw notFound();
    const finished = request.method === 'GET' ? social.finishReturn(request, reply, url) : null;
    if (finished) return finished;
    const build = await readBuild();
    if (!build) {
      return sendHtml(request, reply.code(503).header('cache-control', 'no-store'), notBuilt);
    }

    const [session, page] = await Promise.all([
      visitors.viewOf(request, reply),
      within(patience, readPage(publicReads, url), emptyPage(url)),
    ]);
    if (session.user === null && isProtectedPath(url.pathname)) {
      return reply.header('cache-control', 'no-store').redirect(signInPath(url));
    }
    if (page.redirectTo !== null) {
      return reply.header('cache-control', 'private, no-cache').redirect(page.redirectTo, 301);
    }
    const allowsCardScript = hasCardScript && asksForCard(url.pathname);
    const framed = chatMayStand(url.pathname) ? chatOrigin : null;
    const arrival = social.cookies.arrival.read(request);
    if (request.method === 'GET') social.cookies.arrival.clear(request, reply);
    const parts = {
      build,
      publicUrl,
      entryModule: page.name && entryModule(page.name),
      head: page.head,
      session,
      items: page.items,
      picture: page.picture,
      arrival,
      theme: themeOf(request),
      allowsCardScript,
      allowsChat: framed !== null,
      isGate: false,
    };
    const pressure = app.pressure();
    // No shared cache keeps it, and a browser revalidates it.
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
    if (page.renderedAt !== null && session.user === null && arrival === null) {
      const rendered =
        pressure === 'none'
          ? await renderedPages.get(page.renderedAt, parts)
          : renderedPages.kept(page.renderedAt, parts);
      if (rendered) {
        const { body, ...hashes } = rendered;
        reply.header('content-security-policy', pagePolicy({ ...hashes, chatOrigin: framed }));
        return sendEncoded(request, reply.type(htmlType), body);
      }
    }
    if (pressure === 'extreme') throw overloaded();
    const policy = allowsCardScript
      ? cardPagePolicy
      : pagePolicy({ styleHash: null, scriptHash: null, chatOrigin: framed });
    reply.header('content-security-policy', policy);
    if (page.status === 503) reply.header('retry-after', outageSeconds);
    return sendHtml(request, reply.code(page.status), renderShell({ ...parts, rendered: null }));
  });
}
