import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HttpError, overloaded } from '../errors.ts';
import * as events from '../events.ts';
import { decodedPath } from '../site/request-path.ts';
import { createAdmission, minConcurrent as defaultMinConcurrent } from './admission.ts';
import { refuseEarly } from './refuse-early.ts';

/** `high`: answers are late. `extreme`: they would be too late to be of use. */
export type Pressure = 'none' | 'high' | 'extreme';

export type LoadOptions = {
  /**
   * Mean delay of the event loop in milliseconds that is high; twice as much is extreme. 0: never.
   */
  readonly maxEventLoopDelay?: number | undefined;
  /** Requests at once below which none is refused for a high delay. */
  readonly minConcurrent?: number | undefined;
  /** Replaces the measured delay in tests. */
  readonly eventLoopDelay?: (() => number) | undefined;
  /** Called for each read that is refused before the framework sees it. */
  readonly onReadRefused?: () => void;
};

type LoadShedding = {
  pressure(): Pressure;
  /** Takes a place for a call until it is answered; the refusal where there is none. */
  admit(request: FastifyRequest, reply: FastifyReply): HttpError | undefined;
};

const sampleInterval = 500;
const tickMs = 5;
const logEveryMs = 100;
/**
 * The first samples include the start, which blocks the event loop for longer than anything later.
 */
const warmUpMs = 2 * sampleInterval + 100;
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses at once what would be answered too late: 503 with Retry-After. Reads of data are refused
 * first, then writes, so that a person can finish a trade. A request that has begun is never cut
 * off. Pages decide for themselves; files, pictures and probes cost almost nothing, and a page
 * without its files is blank.
 */
export async function createLoadShedding(
  app: FastifyInstance,
  options: LoadOptions,
): Promise<LoadShedding> {
  const {
    maxEventLoopDelay = 2_000,
    minConcurrent = defaultMinConcurrent,
    eventLoopDelay,
    onReadRefused,
  } = options;
  await app.register(underPressure, { sampleInterval });
  const delay = eventLoopDelay ?? (() => app.memoryUsage().eventLoopDelay);
  const admission = createAdmission();
  let isWarm = eventLoopDelay !== undefined;
  app.addHook('onReady', async () => {
    setTimeout(() => {
      isWarm = true;
    }, warmUpMs).unref();
  });

  const pressure = (): Pressure => {
    if (!isWarm || maxEventLoopDelay === 0 || app.presence() < minConcurrent) return 'none';
    const now = delay() / maxEventLoopDelay;
    return now > 2 ? 'extreme' : now > 1 ? 'high' : 'none';
  };
  const admit: LoadShedding['admit'] = (request, reply) => {
    if (!isCall(request)) return undefined;
    const isRead = safeMethods.has(request.method);
    const now = pressure();
    const isLate = now === 'extreme' || (now === 'high' && isRead);
    if (isLate || !admission.enter(isRead)) return overloaded();
    reply.raw.once('close', admission.leave);
    return undefined;
  };
  if (maxEventLoopDelay === 0) return { pressure, admit };

  let tickedAt = performance.now();
  let worked = performance.eventLoopUtilization();
  const loopTimer = setInterval(() => {
    const at = performance.now();
    const all = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(all, worked);
    admission.onTick(at - tickedAt, utilization);
    tickedAt = at;
    worked = all;
  }, tickMs).unref();
  const refused: string[] = [];
  const logTimer = setInterval(() => {
    if (refused.length > 0) events.readsRefused(app.log, refused.splice(0));
  }, logEveryMs).unref();
  refuseEarly(
    app.server,
    (request) => isRead(request) && !admission.isOpen(),
    (requestId) => {
      refused.push(requestId);
      onReadRefused?.();
    },
  );
  app.addHook('onClose', async () => {
    clearInterval(loopTimer);
    clearInterval(logTimer);
  });
  return { pressure, admit };
}

function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

/** A page's call for data. A person who opens its URL is refused later, with a page. */
function isRead({ method = '', url = '', headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return (
    safeMethods.has(method) &&
    decodedPath(url).startsWith('/api/') &&
    mode !== 'navigate' &&
    (mode !== undefined || !/text\/html/.test(headers.accept ?? ''))
  );
}
