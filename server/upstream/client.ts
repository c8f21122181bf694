import { Pool } from 'undici';
import type { z } from 'zod';
import type { UpstreamFailure } from '../errors.ts';
import type { Caller } from './caller.ts';
import { type CallKind, causeOf, errorOf } from './failure.ts';
import type { UpstreamPath } from './path.ts';
import { BodyTooLarge, readBody } from './read-body.ts';

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

export type Limits = { readonly readMs: number; readonly tradeMs: number };
const defaultLimits: Limits = { readMs: 5_000, tradeMs: 15_000 };

const largestAnswer = 8 * 1024 * 1024;
const triedAgain: ReadonlySet<number> = new Set([502, 503, 504]);

type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly failure: UpstreamFailure;
      readonly body?: unknown;
      /** Seconds, where the answer told any. */
      readonly retryAfter?: number | undefined;
    };

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
    const failed = (cause: UpstreamFailure['cause'], status: number | null, detail?: string) => ({
      call: `${asked.method} ${asked.to.pattern}`,
      cause,
      status,
      code: null,
      signedIn: caller.jwt !== null,
      detail,
    });
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
    const isSuccess = status >= 200 && status < 300;
    const json = parseJson(text);
    if (!isSuccess) return { ok: false, failure: failed('status', status), body: json, retryAfter };
    if (json === undefined) return { ok: false, failure: failed('not-json', status) };
    const read = asked.answer.safeParse(json);
    if (read.success) return { ok: true, value: read.data };
    const shape = read.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.')}: ${issue.code}`)
      .join(', ');
    return { ok: false, failure: failed('wrong-shape', status, shape) };
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
    accept: 'application/json',
    'x-request-id': caller.requestId,
    ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(caller.address === null ? {} : { 'x-forwarded-for': caller.address }),
    ...(caller.jwt === null ? {} : { authorization: `Bearer ${caller.jwt}` }),
    ...(asked.idempotencyKey ? { 'idempotency-key': asked.idempotencyKey } : {}),
    ...asked.headers,
  };
}

/** Of a Retry-After in seconds; one that is a date is not worth the trouble. */
function secondsOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
