import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { HttpError, notFound } from '../errors.ts';

type Options = {
  /** Whoever shows it may read the figures from anywhere; null: this machine alone may. */
  readonly token: string | null;
};

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * GET /metrics in Prometheus' form: requests by route and status, how long they and the product
 * API took, failures by their code, and the process itself. No label comes from a visitor.
 */
export const metrics = fp<Options>(
  async (app, { token }) => {
    const register = new Registry();
    register.setDefaultLabels({ service: 'bff' });
    collectDefaultMetrics({ register });
    const requests = new Histogram({
      name: 'deckle_request_seconds',
      help: 'Requests from the first byte to the last, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers: [register],
    });
    const upstream = new Histogram({
      name: 'deckle_upstream_seconds',
      help: 'Of a request, the time spent waiting for the product API',
      labelNames: ['route'],
      buckets: seconds,
      registers: [register],
    });
    const failures = new Counter({
      name: 'deckle_failures_total',
      help: 'Requests that ended with an error, by its code: trades by their routes',
      labelNames: ['route', 'code', 'cause'],
      registers: [register],
    });

    app.onEnded((request, reply, isGone) => {
      const { method } = request;
      // A path that is none of ours would be a label of its own for each attempt.
      const route = request.routeOptions.url ?? 'none';
      const status = isGone ? 'left' : String(reply.statusCode);
      requests.observe({ method, route, status }, reply.elapsedTime / 1000);
      const { upstreamMs, failure } = request.track;
      if (upstreamMs > 0) upstream.observe({ route }, upstreamMs / 1000);
      if (failure instanceof HttpError) {
        const cause = failure.extras.upstream?.cause ?? 'none';
        failures.inc({ route, code: failure.code, cause });
      }
    });

    const config = { anyHost: true, beforeGate: true } as const;
    app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request, token)) throw notFound();
      reply.header('cache-control', 'no-store').type(register.contentType);
      return register.metrics();
    });
    app.addHook('onClose', async () => register.clear());
  },
  { name: 'metrics', dependencies: ['request-log'] },
);

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(shown), digest(token));
  }
  // What a proxy on this machine passes on comes from somewhere else.
  const isDirect = request.headers['x-forwarded-for'] === undefined;
  return isDirect && loopback.test(request.socket.remoteAddress ?? '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
