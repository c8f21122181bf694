import { Pool } from 'undici';
import type { z } from 'zod';
import type { UpstreamFailure } from '../errors.ts';
import type { Caller } from './caller.ts';
import { type CallKind, causeOf, errorOf } from './failure.ts';
import { failureOf, headersOfCaller, type Outcome, outcomeOf, secondsOf } from './outcome.ts';
import type { UpstreamPath } from './path.ts';
import { BodyTooLarge, largestAnswer, readBody } from './read-body.ts';

export type Call<Answer extends z.ZodType> = {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly to: UpstreamPath;
  readonly query?: URLSearchParams | undefined;
  readonly body?: unknown;
  readonly answer: Answer;
  /** Milliseconds, where it is worth less waiting than others of its kind. */
  readonly timeLimit?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Headers that a single call needs beyond the ones all carry. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The only way to the product API. Throws an HttpError for everything but a usable answer. */
export type Upstream = {
  call<Answer extends z.ZodType>(caller: Caller, call: Call<Answer>): Promise<z.output<Answer>>;
  close(): Promise<void>;
};

export type Limits = {
  readonly readMs: number;
  readonly tradeMs: number;
  /** For how long a browser may send nothing of a form that it has begun; 30 s if left out. */
  readonly silenceMs?: number;
};
export const defaultLimits: Limits = { readMs: 5_000, tradeMs: 15_000 };

const triedAgain: ReadonlySet<number> = new Set([502, 503, 504]);

export function createUpstream(baseUrl: string, limits: Limits = defaultLimits): Upstream {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: 128,
    connect: { timeout: 1_000 },
    // One deadline for the whole call, below, ends also what trickles.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function call<Answer extends z.ZodType>(
    caller: Caller,
    asked: Call<Answer>,
  ): Promise<z.output<Answer>> {
    const started = performance.now();
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort('timeout'),
      asked.timeLimit ?? (asked.kind === 'read' ? limits.readMs : limits.tradeMs),
    );
    const leave = () => deadline.abort('aborted');
    if (asked.kind === 'read') caller.gone?.addEventListener('abort', leave, { once: true });
    try {
      let outcome = await attempt(caller, asked, deadline.signal);
      if (!outcome.ok && asked.kind === 'read' && isWorthAnotherTry(outcome.failure)) {
        outcome = await attempt(caller, asked, deadline.signal);
      }
      if (outcome.ok) return outcome.value;
      throw errorOf(asked.kind, outcome.failure, outcome);
    } finally {
      clearTimeout(timer);
      caller.gone?.removeEventListener('abort', leave);
      caller.spent(performance.now() - started);
    }
  }

  async function attempt<Answer extends z.ZodType>(
    caller: Caller,
    asked: Call<Answer>,
    signal: AbortSignal,
  ): Promise<Outcome<z.output<Answer>>> {
    const failed = failureOf(caller, asked);
    let status: number | null = null;
    let retryAfter: number | undefined;
    let text: string;
    try {
      const query = asked.query?.size ? `?${asked.query}` : '';
      const answer = await pool.request({
        path: `${prefix}${asked.to.path}${query}`,
        method: asked.method,
        headers: headersOf(caller, asked),
        body: asked.body === undefined ? null : JSON.stringify(asked.body),
        signal,
      });
      status = answer.statusCode;
      retryAfter = secondsOf(answer.headers['retry-after']);
      text = await readBody(answer.body, largestAnswer);
    } catch (error) {
      if (error instanceof BodyTooLarge) return { ok: false, failure: failed('too-large', status) };
      if (signal.aborted) {
        const cause = signal.reason === 'timeout' ? 'timeout' : 'aborted';
        return { ok: false, failure: failed(cause, status) };
      }
      return { ok: false, failure: failed(causeOf(error, status !== null), status) };
    }
    return outcomeOf({ status, text, retryAfter }, asked.answer, failed);
  }

  return { call, close: () => pool.close() };
}

/** A read that met a broken connection or a gateway's excuse. Writes never come here. */
function isWorthAnotherTry({ cause, status }: UpstreamFailure): boolean {
  if (cause === 'status') return triedAgain.has(status ?? 0);
  return cause === 'refused' || cause === 'reset' || cause === 'cut-off';
}

/** Nothing of the browser's headers goes up: this is the whole list. */
function headersOf(caller: Caller, asked: Call<z.ZodType>): Record<string, string> {
  return {
    ...headersOfCaller(caller),
    ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(asked.idempotencyKey ? { 'idempotency-key': asked.idempotencyKey } : {}),
    ...asked.headers,
  };
}
