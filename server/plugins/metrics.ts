import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../../shared/contracts/error-codes.ts';
import type { App } from '../deps.ts';
import { HttpError, notFound } from '../errors.ts';
import type { RatesReader } from '../geo/rates.ts';
import { addRateGauges } from './rate-gauges.ts';

export type Metrics = {
  /** Counts an ended request; `isGone`: its browser left before the answer. */
  countRequest(request: FastifyRequest, reply: FastifyReply, isGone: boolean): void;
  /** Counts a request that is refused before the framework sees it. */
  countRefused(kind: 'read' | 'write', why: Refusal): void;
  /** In Prometheus' format. */
  readonly register: Registry;
};

/** Too much load, or too many attempts of one person or address. */
type Refusal = 'overload' | 'rate';

const refusals: Readonly<Partial<Record<ErrorCode, Refusal>>> = {
  overloaded: 'overload',
  'request.too-many': 'rate',
  'auth.too-many-tries': 'rate',
};

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requests by route and status, their duration and the product API's share of it, failures by code,
 * refusals, exchange rates, and the process itself. No label contains a visitor's input.
 */
export function createMetrics(rateFigures: RatesReader['figures']): Metrics {
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

  const refused = new Counter({
    name: 'deckle_refused_total',
    help: 'Requests that were refused here with 503 or 429: reads or writes, by overload or rate',
    labelNames: ['kind', 'why'],
    registers: [register],
  });
  for (const kind of ['read', 'write'] as const) {
    // Alerts on an increase need the series to exist from the start.
    for (const why of ['overload', 'rate'] as const) refused.inc({ kind, why }, 0);
  }
  const countRefused: Metrics['countRefused'] = (kind, why) => refused.inc({ kind, why });

  addRateGauges(register, rateFigures);

  const countRequest: Metrics['countRequest'] = (request, reply, isGone) => {
    const { method } = request;
    // An unknown path as a label would make a series for each attempt.
    const route = request.routeOptions.url ?? 'none';
    const status = isGone ? 'left' : String(reply.statusCode);
    requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    const { upstreamMs, failure, shown } = request.track;
    if (upstreamMs > 0) upstream.observe({ route }, upstreamMs / 1000);
    if (failure instanceof HttpError) {
      const cause = failure.extras.upstream?.cause ?? 'none';
      failures.inc({ route, code: failure.code, cause });
    }
    const why = shown && !shown.extras.upstream ? refusals[shown.code] : undefined;
    if (why) countRefused(safeMethods.has(method) ? 'read' : 'write', why);
  };
  return { countRequest, countRefused, register };
}

/**
 * GET /metrics for a reader that shows the bearer token. null: there is no such route, because a
 * request from this machine may be any browser's, forwarded by a proxy that does not say so.
 */
export function serveMetrics(app: App, { register }: Metrics, token: string | null): void {
  app.addHook('onClose', async () => register.clear());
  if (token === null) return;
  const config = { anyHost: true, beforeGate: true } as const;
  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!isShown(request, token)) throw notFound();
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}

function isShown({ headers }: FastifyRequest, token: string): boolean {
  const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  // Digests have equal lengths, so the comparison takes the same time for every input.
  return timingSafeEqual(digest(shown), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
