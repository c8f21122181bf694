import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  cardRoutes,
  clientRouteAt,
  isProtectedPath,
  signInPath,
} from '../../shared/domain/client-routes.ts';
import { returnedProvider } from '../auth/social/return-form.ts';
import { within } from '../cache/within.ts';
import { compress, encodingFor } from '../compression.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { cardPagePolicy } from '../plugins/security-headers.ts';
import { type PageRead, readPageData } from './page-data.ts';
import { renderShell, type Theme } from './page-shell.ts';
import { createTemplateReader } from './page-template.ts';

/** A page does not wait longer than this for data that the browser could ask for itself. */
const patience = 1_500;
const unread: PageRead = { status: 200, data: null };

const notBuilt = `<!doctype html><html lang="en"><title>Not built</title>
<h1>The site is not built</h1><p>Run <code>npm run build</code>, then load this page again.</p></html>`;

type Options = {
  readonly siteDir: string;
  /** Whether cards are asked for by a real processor's own form. */
  readonly hasCardScript: boolean;
};

/** Every page of the SPA: one document, filled for who asks and for what. */
export function registerPages(
  app: App,
  { visitors, publicReads, social }: Deps,
  { siteDir, hasCardScript }: Options,
): void {
  const readTemplate = createTemplateReader(siteDir);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = pageUrlOf(request);
    if (!url) throw notFound();
    const provider = returnedProvider(url.searchParams);
    if (provider && request.method === 'GET') {
      return social.finishReturn(request, reply, { provider, url });
    }
    const template = await readTemplate();
    if (!template) return sendHtml(request, reply.code(503), notBuilt);

    const [session, page] = await Promise.all([
      visitors.viewOf(request, reply),
      within(patience, readPageData(publicReads, url), unread),
    ]);
    if (session.user === null && isProtectedPath(url.pathname)) {
      return reply.header('cache-control', 'no-store').redirect(signInPath(url));
    }
    const theme = themeOf(request);
    const allowsCardScript = hasCardScript && asksForCards(url);
    const arrival = social.cookies.arrival.read(request);
    if (request.method === 'GET') social.cookies.arrival.clear(request, reply);
    const html = renderShell(template, {
      session,
      data: page.data,
      arrival,
      theme,
      allowsCardScript,
    });
    if (allowsCardScript) reply.header('content-security-policy', cardPagePolicy);
    return sendHtml(request, reply.code(page.status), html);
  });
}

function asksForCards(url: URL): boolean {
  const route = clientRouteAt(url.pathname);
  return route !== null && cardRoutes.includes(route);
}

/** null for what is no page: the API's paths, files, and whatever does not ask for HTML. */
function pageUrlOf(request: FastifyRequest): URL | null {
  const address = request.raw.url ?? '/';
  const base = 'http://site.invalid';
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (/^\/(api|media|assets|sandbox)(\/|$)/.test(url.pathname)) return null;
  return acceptsHtml(request.headers.accept, url) ? url : null;
}

/** Whoever takes anything gets a page where there is one; a missing icon is no page. */
function acceptsHtml(accept: string | undefined, url: URL): boolean {
  if (accept === undefined || /\*\/\*/.test(accept)) {
    if (clientRouteAt(url.pathname) !== null) return true;
  }
  return /text\/html/.test(accept ?? '');
}

function themeOf(request: FastifyRequest): Theme | null {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Compressed for one reader, so quickly rather than well. */
const quality = 4;

/** Filled for one reader: no shared cache keeps it, and a browser asks again before it shows it. */
async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  reply.type('text/html; charset=utf-8');
  return reply.send(await compress(Buffer.from(html), encoding, quality));
}
