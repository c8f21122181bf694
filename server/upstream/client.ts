import { type Dispatcher, Pool } from 'undici';
import type { z } from 'zod';
import type { UpstreamFailure } from '../errors.ts';
import type { Pace } from '../uploads/pace.ts';
import type { Caller } from './caller.ts';
import { exchange } from './exchange.ts';
import { type CallKind, causeOf, errorOf } from './failure.ts';
import { failureOf, headersOfCaller, type Outcome, outcomeOf, secondsOf } from './outcome.ts';
import type { UpstreamPath } from './path.ts';
import { BodyTooLarge, largestAnswer } from './read-body.ts';

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
  /** How slowly a browser may send a form; `formPace` if left out. */
  readonly pace?: Pace;
};
export const defaultLimits: Limits = { readMs: 5_000, tradeMs: 15_000 };

const triedAgain: ReadonlySet<number> = new Set([502, 503, 504]);

/** We did not wait any longer, or nobody did. */
class Ended extends Error {
  override readonly cause: 'timeout' | 'aborted';

  constructor(cause: Ended['cause']) {
    super(cause);
    this.cause = cause;
  }
}

type Send = (request: Dispatcher.DispatchOptions) => ReturnType<typeof exchange>;

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
    let current: ReturnType<typeof exchange> | null = null;
    let end: Ended | null = null;
    const giveUp = (cause: Ended['cause']) => {
      end ??= new Ended(cause);
      current?.abort(end);
    };
    const send: Send = (request) => {
      current = exchange(pool, request, largestAnswer);
      if (end) current.abort(end);
      return current;
    };
    const ms = asked.timeLimit ?? (asked.kind === 'read' ? limits.readMs : limits.tradeMs);
    const timer = setTimeout(giveUp, ms, 'timeout');
    const gone = asked.kind === 'read' ? caller.gone : null;
    const leave = () => giveUp('aborted');
    gone?.addEventListener('abort', leave, { once: true });
    try {
      let outcome = await attempt(caller, asked, send);
      if (!outcome.ok && asked.kind === 'read' && isWorthAnotherTry(outcome.failure)) {
        outcome = await attempt(caller, asked, send);
      }
      if (outcome.ok) return outcome.value;
      throw errorOf(asked.kind, outcome.failure, outcome);
    } finally {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
      caller.spent(performance.now() - started);
    }
  }

  async function attempt<Answer extends z.ZodType>(
    caller: Caller,
    asked: Call<Answer>,
    send: Send,
  ): Promise<Outcome<z.output<Answer>>> {
    const failed = failureOf(caller, asked);
    const query = asked.query?.size ? `?${asked.query}` : '';
    const sent = send({
      path: `${prefix}${asked.to.path}${query}`,
      method: asked.method,
      headers: headersOf(caller, asked),
      body: asked.body === undefined ? null : JSON.stringify(asked.body),
    });
    const answer = await sent.answer.catch((error: unknown) => ({ error }));
    if ('error' in answer) {
      const begun = sent.head()?.status ?? null;
      return { ok: false, failure: failed(brokenBy(answer.error, begun !== null), begun) };
    }
    const { status, headers, body } = answer;
    const retryAfter = secondsOf(headers['retry-after']);
    return outcomeOf({ status, text: body.toString(), retryAfter }, asked.answer, failed);
  }

  return { call, close: () => pool.close() };
}

function brokenBy(error: unknown, answerBegan: boolean): UpstreamFailure['cause'] {
  if (error instanceof BodyTooLarge) return 'too-large';
  return error instanceof Ended ? error.cause : causeOf(error, answerBegan);
}

/** A read that met a broken connection or a gateway's excuse. Writes never come here. */
function isWorthAnotherTry({ cause, status }: UpstreamFailure): boolean {
  if (cause === 'status') return triedAgain.has(status ?? 0);
  return cause === 'refused' || cause === 'reset' || cause === 'cut-off';
}

/** Nothing of the browser's headers goes up: this is the whole list. */
function headersOf(caller: Caller, asked: Call<z.ZodType>): Record<string, string> {
  const headers = headersOfCaller(caller);
  if (asked.body !== undefined) headers['content-type'] = 'application/json';
  if (asked.idempotencyKey) headers['idempotency-key'] = asked.idempotencyKey;
  return asked.headers ? { ...headers, ...asked.headers } : headers;
}
