import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { forbiddenOrigin, type HttpError, invalidRequest, tooMany, wrongHost } from '../errors.ts';
import { limitKeyOf } from '../geo/client-address.ts';
import { createLoadShedding, type LoadOptions, type Pressure } from './load-shedding.ts';
import type { OwnAddress } from './own-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under every host name: for probes, which use an address of the machine. */
    anyHost?: true;
    /**
     * Accepts other sites' forms: the route uses no cookie and has its own protection. A function
     * limits this to the requests for which it returns true.
     */
    crossSite?: true | ((request: FastifyRequest) => boolean);
  }
  interface FastifyInstance {
    pressure(): Pressure;
  }
}

type Options = {
  readonly own: OwnAddress;
  readonly publicUrl: string;
  readonly load: LoadOptions;
  /** Where limits by address are counted; null: in this process. */
  readonly rateStore: FastifyRateLimitStoreCtor | null;
};

/** RFC 9110: methods that change nothing. All others are guarded, even unknown ones. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Second in the pipeline: refuses requests by host, origin and load, in this order. Rate limits run
 * after the visitor plugin, as some count by person; each route names its own.
 */
export const guard = fp<Options>(
  async (app, { own, publicUrl, load, rateStore }) => {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: limitKeyOf,
      ...(rateStore ? { store: rateStore } : {}),
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    });
    const { pressure, admit } = await createLoadShedding(app, load);
    app.decorate('pressure', pressure);
    app.addHook('onRequest', (request, reply, done) => {
      done(
        hostRefusal(request, own, publicUrl) ??
          originRefusal(request, own) ??
          admit(request, reply),
      );
    });
  },
  { name: 'guard', dependencies: ['connection'] },
);

/**
 * Accepts the site's own host name only. Otherwise another site whose name resolves to this server
 * would be same-origin in a browser, and could read and send everything (DNS rebinding).
 */
function hostRefusal(
  request: FastifyRequest,
  own: OwnAddress,
  publicUrl: string,
): HttpError | undefined {
  if (isAmbiguous(request)) return invalidRequest();
  if (request.routeOptions.config.anyHost) return undefined;
  const isOwn = own.isHost(request.host) && isOwnTarget(request, own);
  return isOwn ? undefined : wrongHost(publicUrl);
}

/** RFC 9112, 3.2.2: a host in the request line takes precedence over the Host header. */
function isOwnTarget({ raw }: FastifyRequest, own: OwnAddress): boolean {
  const target = raw.url ?? '/';
  if (target.startsWith('/') || target === '*') return true;
  return URL.canParse(target) && own.isOrigin(new URL(target).origin);
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names its host once. */
function isAmbiguous({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1');
}

/**
 * Stops cross-site request forgery: a call that changes something carries a header that no
 * cross-site form can set, and comes from the site itself by Fetch Metadata, or else by Origin.
 */
function originRefusal(request: FastifyRequest, own: OwnAddress): HttpError | undefined {
  if (safeMethods.has(request.method)) return undefined;
  const { crossSite } = request.routeOptions.config;
  if (crossSite === true || crossSite?.(request)) return undefined;
  const isOwn = request.headers['x-deckle'] === '1' && isSameOrigin(request, own);
  return isOwn ? undefined : forbiddenOrigin();
}

function isSameOrigin({ headers }: FastifyRequest, own: OwnAddress): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return own.isOrigin(origin);
}
