import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { overloaded } from '../errors.ts';

/** `high`: answers come late. `extreme`: they would come too late to be of use. */
export type Pressure = 'none' | 'high' | 'extreme';

declare module 'fastify' {
  interface FastifyInstance {
    pressure(): Pressure;
  }
}

type Options = {
  /** Mean milliseconds of the event loop's delay that are high; twice as many are extreme. 0: none are. */
  readonly maxEventLoopDelay?: number;
  /** Takes the place of what is measured. */
  readonly eventLoopDelay?: (() => number) | undefined;
};

const sampleInterval = 500;
/** The first samples tell of the start, which blocks like nothing after it. */
const warmUpMs = 2 * sampleInterval + 100;
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses at once what would only be answered too late: 503 with Retry-After. Reads of data go
 * first, then what changes something, so that whoever has come to the end of a trade can make it.
 * What has begun is never cut. Pages decide for themselves; files, pictures and probes cost next
 * to nothing, and a page without its files is blank.
 */
export const loadShedding = fp<Options>(
  async (app, { maxEventLoopDelay = 2_000, eventLoopDelay }) => {
    await app.register(underPressure, { sampleInterval });
    const delay = eventLoopDelay ?? (() => app.memoryUsage().eventLoopDelay);
    let isWarm = eventLoopDelay !== undefined;
    app.addHook('onReady', async () => {
      setTimeout(() => {
        isWarm = true;
      }, warmUpMs).unref();
    });
    app.decorate('pressure', () => {
      if (!isWarm || maxEventLoopDelay === 0) return 'none';
      const now = delay() / maxEventLoopDelay;
      return now > 2 ? 'extreme' : now > 1 ? 'high' : 'none';
    });
    app.addHook('onRequest', async (request) => {
      if (!isCall(request)) return;
      const pressure = app.pressure();
      if (pressure === 'none') return;
      if (pressure === 'extreme' || safeMethods.has(request.method)) throw overloaded();
    });
  },
  { name: 'load-shedding' },
);

function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
