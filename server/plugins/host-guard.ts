import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { invalidRequest, wrongHost } from '../errors.ts';
import type { OwnAddress } from '../own-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under every name: for probes, which go by an address of the machine. */
    anyHost?: true;
  }
}

/**
 * Answers under the site's own name only. A page of another site whose name was made to lead here
 * would otherwise be of our origin in its browser's eyes, and could read and send what it liked.
 */
export const hostGuard = fp<{ readonly own: OwnAddress; readonly publicUrl: string }>(
  async (app, { own, publicUrl }) => {
    const refusalOf = (request: FastifyRequest) => {
      if (isAmbiguous(request)) return invalidRequest();
      if (request.routeOptions.config.anyHost) return undefined;
      const isOwn = own.isHost(request.host) && isOwnTarget(request, own);
      return isOwn ? undefined : wrongHost(publicUrl);
    };
    app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
  },
  { name: 'host-guard' },
);

/** RFC 9112, 3.2.2: where the request line names a host, that is the one, whatever Host says. */
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
