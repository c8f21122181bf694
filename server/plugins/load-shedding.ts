import type { IncomingMessage } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { overloaded } from '../errors.ts';
import * as events from '../events.ts';
import { createAdmission, fewest } from '../overload/admission.ts';
import { refuseEarly } from '../overload/refuse-early.ts';

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
  /** So many requests at once are a crowd: fewer are never why answers come late. */
  readonly crowd?: number;
  /** Takes the place of what is measured. */
  readonly eventLoopDelay?: (() => number) | undefined;
  /** Told of each read that is refused before the framework has seen it. */
  readonly onReadRefused?: () => void;
};

const sampleInterval = 500;
const roundMs = 5;
const tellEveryMs = 100;
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
  async (app, { maxEventLoopDelay = 2_000, crowd = fewest, eventLoopDelay, onReadRefused }) => {
    await app.register(underPressure, { sampleInterval });
    const delay = eventLoopDelay ?? (() => app.memoryUsage().eventLoopDelay);
    const admission = createAdmission();
    let isWarm = eventLoopDelay !== undefined;
    app.addHook('onReady', async () => {
      setTimeout(() => {
        isWarm = true;
      }, warmUpMs).unref();
    });
    let present = 0;
    const leave = () => {
      present -= 1;
    };
    app.addHook('onRequest', (_request, reply, done) => {
      present += 1;
      reply.raw.once('close', leave);
      done();
    });
    app.decorate('pressure', () => {
      if (!isWarm || maxEventLoopDelay === 0 || present < crowd) return 'none';
      const now = delay() / maxEventLoopDelay;
      return now > 2 ? 'extreme' : now > 1 ? 'high' : 'none';
    });
    const enter = (request: FastifyRequest, reply: FastifyReply) => {
      if (!isCall(request)) return;
      const isRead = safeMethods.has(request.method);
      const pressure = app.pressure();
      const isLate = pressure === 'extreme' || (pressure === 'high' && isRead);
      if (isLate || !admission.enter(isRead)) throw overloaded();
      reply.raw.once('close', admission.leave);
    };
    app.addHook('onRequest', (request, reply, done) => {
      enter(request, reply);
      done();
    });
    if (maxEventLoopDelay === 0) return;

    let heardAt = performance.now();
    let worked = performance.eventLoopUtilization();
    const ear = setInterval(() => {
      const at = performance.now();
      const all = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(all, worked);
      admission.heard(at - heardAt, utilization);
      heardAt = at;
      worked = all;
    }, roundMs).unref();
    const refused: string[] = [];
    const tell = setInterval(() => {
      if (refused.length > 0) events.readsRefused(app.log, refused.splice(0));
    }, tellEveryMs).unref();
    refuseEarly(
      app.server,
      (request) => isRead(request) && !admission.isOpen(),
      (requestId) => {
        refused.push(requestId);
        onReadRefused?.();
      },
    );
    app.addHook('onClose', async () => {
      clearInterval(ear);
      clearInterval(tell);
    });
  },
  { name: 'load-shedding' },
);

function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

/** A page's call for data. Whoever looks at the answer itself gets a page, from further in. */
function isRead({ method = '', url = '', headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return (
    safeMethods.has(method) &&
    url.startsWith('/api/') &&
    mode !== 'navigate' &&
    (mode !== undefined || !/text\/html/.test(headers.accept ?? ''))
  );
}
