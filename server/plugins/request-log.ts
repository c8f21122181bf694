import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from '../errors.ts';
import { unusableOf } from '../events.ts';
import { abortReasonOf } from './open-requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    track: Track;
  }
}

/** What the log line of a request says beside its outcome. */
export class Track {
  /** Milliseconds spent waiting for the product API. */
  upstreamMs = 0;
  /** What was thrown. */
  failure: unknown = null;
  /** The error that the person saw. */
  shown: HttpError | null = null;
  /** Of a form: the bytes that were sent, and the ask that it belongs to. */
  form: { readonly bytes: () => number; readonly askId: number | undefined } | null = null;
  #gone: AbortController | null = null;
  #isOver = false;

  /**
   * Aborts when the browser leaves before the answer. Created only when read: few requests need it.
   */
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

/** `isGone`: the browser left before it was answered. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, isGone: boolean): void {
  const { failure, form, shown, upstreamMs } = request.track;
  const { url, config } = request.routeOptions;
  const aborted = isGone ? abortReasonOf(request.raw.socket) : null;
  const fields = {
    event: 'request',
    method: request.method,
    route: url ?? null,
    status: isGone ? (aborted?.status ?? null) : reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    upstreamMs: Math.round(upstreamMs),
    userId: request.session?.user.id ?? null,
    ...(config.trade ? { kind: config.trade } : {}),
    ...(form && { formBytes: form.bytes(), askId: form.askId }),
    ...(aborted ? { cause: aborted.cause } : isGone ? { browserLeft: true } : {}),
    ...(shown ? { code: shown.code, shown: shown.message, ...unusableOf(shown) } : {}),
    ...(shown?.extras.upstream ? { upstream: shown.extras.upstream } : {}),
  };
  const isFailure = !isGone && reply.statusCode >= 500;
  if (isFailure) request.log.error({ ...fields, ...stackOf(failure) }, 'request');
  else request.log.info(fields, 'request');
}

/** The stack of a bug, without its message, which may quote input. */
function stackOf(failure: unknown): { name?: string; stack?: string[] } {
  if (!(failure instanceof Error) || failure.name === 'HttpError') return {};
  const frames = (failure.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { name: failure.name, stack: frames.slice(0, 12).map((line) => line.trim()) };
}
