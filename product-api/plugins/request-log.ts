import { randomUUID } from 'node:crypto';
import type { RawRequestDefaultExpression } from 'fastify';
import type { App, Deps } from '../deps.ts';
import { tradeIdsOf } from './trade-ids.ts';

const requestIdHeader = 'x-request-id';

/** The caller's request id if it is fit for a log line, else a new one. */
export function requestIdOf(request: RawRequestDefaultExpression): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

/** Logs one line per request and returns its id, so that a caller can quote it to support. */
export function addRequestLog(app: App, { db }: Pick<Deps, 'db'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const ids = await tradeIdsOf(request, reply.statusCode >= 400, db);
    request.log.info(
      {
        event: 'product-api.request',
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms,
        userId: request.currentUser?.id ?? null,
        ...ids,
        ...(request.refusedFor === undefined ? {} : { reason: request.refusedFor }),
      },
      'request',
    );
  });
}
