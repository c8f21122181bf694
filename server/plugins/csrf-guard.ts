import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { forbiddenOrigin } from '../errors.ts';
import type { OwnAddress } from '../own-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Meant for other sites' forms: the route acts on no cookie, and says how it is guarded. With a
     * function, only for the requests that it is true of.
     */
    crossSite?: true | ((request: FastifyRequest) => boolean);
  }
}

/** RFC 9110: methods that change nothing. All others are guarded, known or not. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Stops cross-site request forgery on every route there is and every one there will be. A call
 * that changes something carries a header that no cross-site form can set, and comes from the
 * site itself: by Fetch Metadata, or by Origin in browsers and on plain http where that is missing.
 */
export const csrfGuard = fp<{ readonly own: OwnAddress }>(
  async (app, { own }) => {
    const isAllowed = (request: FastifyRequest) => {
      if (safeMethods.has(request.method)) return true;
      const { crossSite } = request.routeOptions.config;
      if (crossSite === true || crossSite?.(request)) return true;
      return request.headers['x-deckle'] === '1' && isSameOrigin(request, own);
    };
    app.addHook('onRequest', (request, _reply, done) => {
      done(isAllowed(request) ? undefined : forbiddenOrigin());
    });
  },
  { name: 'csrf-guard' },
);

function isSameOrigin(request: FastifyRequest, own: OwnAddress): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return own.isOrigin(origin);
}
