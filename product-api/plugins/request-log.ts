import { randomUUID } from 'node:crypto';
import type { RawRequestDefaultExpression } from 'fastify';
import type { App } from '../deps.ts';

const requestIdHeader = 'x-request-id';

/** The caller's id for the request, where it is fit for a log line; else one of our own. */
export function requestIdOf(request: RawRequestDefaultExpression): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

/** One line a request, and its id in the answer, so that a caller can name it to support. */
export function addRequestLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        event: 'product-api.request',
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.currentUser?.id ?? null,
      },
      'request',
    );
  });
}
