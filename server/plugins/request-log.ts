import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { HttpError } from '../errors.ts';
import { unusableOf } from '../events.ts';
import { breakageOf, holdOpen } from './open-requests.ts';

/** Told of every request once it is over; `isGone`: its browser left before it was answered. */
type OnEnded = (request: FastifyRequest, reply: FastifyReply, isGone: boolean) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** For what is counted: its hooks would come too late, or not at all. */
    onEnded(listener: OnEnded): void;
  }
  interface FastifyRequest {
    track: Track;
  }
}

/** What the request's one log line tells beside its outcome. */
class Track {
  /** Milliseconds spent waiting for the product API. */
  upstreamMs = 0;
  /** What was thrown. */
  failure: unknown = null;
  /** What the error handler made of it, and the person saw. */
  shown: HttpError | null = null;
  /** Of a form: how much of it went up, and what it belongs to. */
  form: { readonly bytes: () => number; readonly askId: number | undefined } | null = null;
  #gone: AbortController | null = null;
  #isOver = false;

  /** Aborts when the browser leaves before it was answered. Most requests never ask for it. */
  get gone(): AbortSignal {
    this.#gone ??= new AbortController();
    if (this.#isOver) this.#gone.abort();
    return this.#gone.signal;
  }

  leave(): void {
    this.#isOver = true;
    this.#gone?.abort();
  }
}

/**
 * One line a request, also for browsers that left. Fastify's onResponse does not run for a POST
 * whose browser went away, and `request.signal` aborts as soon as a body has been read: the
 * response's own close event is what tells both.
 */
export const requestLog = fp(
  async (app) => {
    const listeners: OnEnded[] = [log];
    app.decorate('onEnded', (listener: OnEnded) => void listeners.push(listener));
    app.decorateRequest('track');
    app.addHook('onRequest', (request, reply, done) => {
      request.track = new Track();
      const letGo = holdOpen(request.raw, reply.raw);
      let isAnswered = false;
      reply.raw.once('finish', () => {
        isAnswered = true;
      });
      reply.raw.once('close', () => {
        letGo();
        if (!isAnswered) request.track.leave();
        for (const listener of listeners) listener(request, reply, !isAnswered);
      });
      done();
    });
  },
  { name: 'request-log' },
);

function log(request: FastifyRequest, reply: FastifyReply, isGone: boolean): void {
  const { failure, form, shown, upstreamMs } = request.track;
  const breakage = isGone ? breakageOf(request.raw.socket) : null;
  const fields = {
    event: 'request',
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: isGone ? (breakage?.status ?? null) : reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    upstreamMs: Math.round(upstreamMs),
    userId: request.session?.user.id ?? null,
    ...(request.routeOptions.config.trade ? { kind: request.routeOptions.config.trade } : {}),
    ...(form && { formBytes: form.bytes(), askId: form.askId }),
    ...(breakage ? { cause: breakage.cause } : isGone ? { browserLeft: true } : {}),
    ...(shown ? { code: shown.code, shown: shown.message, ...unusableOf(shown) } : {}),
    ...(shown?.extras.upstream ? { upstream: shown.extras.upstream } : {}),
  };
  const isFailure = !isGone && reply.statusCode >= 500;
  if (isFailure) request.log.error({ ...fields, ...stackOf(failure) }, 'request');
  else request.log.info(fields, 'request');
}

/** Only what nobody foresaw is worth its stack. Messages of such errors may quote input: left out. */
function stackOf(failure: unknown): { name?: string; stack?: string[] } {
  if (!(failure instanceof Error) || failure.name === 'HttpError') return {};
  const frames = (failure.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name: failure.name, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
