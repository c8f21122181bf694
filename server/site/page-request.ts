import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAt } from '../../shared/domain/client-routes.ts';
import { compress, encodingFor } from '../reads/compression.ts';
import type { Theme } from './page-shell.ts';
import { decodedPath } from './request-path.ts';

/** Browsers resolve dot segments before they send a URL, so only attackers send them. */
const dotSegment = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i;

/** null for what is not a page: API paths, files, and requests that do not accept HTML. */
export function pageUrlOf(request: FastifyRequest): URL | null {
  const address = request.raw.url ?? '/';
  const base = 'http://site.invalid';
  if (dotSegment.test(address) || !/^\/(?![/\\])/.test(address) || !URL.canParse(address, base))
    return null;
  const url = new URL(address, base);
  if (/^\/(api|media|assets|sandbox)(\/|$)/.test(decodedPath(url.pathname))) return null;
  return acceptsHtml(request.headers.accept, url) ? url : null;
}

/**
 * A client that accepts anything gets a page only at a page's address: a missing icon is a plain
 * 404.
 */
function acceptsHtml(accept: string | undefined, url: URL): boolean {
  if (accept === undefined || /\*\/\*/.test(accept)) {
    if (pageAt(url.pathname) !== null) return true;
  }
  return /text\/html/.test(accept ?? '');
}

export function themeOf(request: FastifyRequest): Theme | null {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}

export const htmlType = 'text/html; charset=utf-8';

/** Low, because it is compressed for one reader. */
const quality = 4;

export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(htmlType);
  return reply.send(await compress(Buffer.from(html), encoding, quality));
}
