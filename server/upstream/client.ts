import { countryHeader, deviceHeader } from '../../shared/contracts/wire/sessions.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { Caller } from './caller.ts';
import type { CallKind } from './failure.ts';
import type { Pace } from './form-pace.ts';
import type { UpstreamPath } from './path.ts';
import { failureOf, headersOfCaller, readAnswer } from './read-answer.ts';
import { createSender } from './sender.ts';

export type Call<Answer> = {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly to: UpstreamPath;
  readonly query?: URLSearchParams | undefined;
  readonly body?: unknown;
  readonly answer: AnswerSchema<Answer>;
  /** Milliseconds, where the default for its kind is too long. */
  readonly timeLimit?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Headers of this call beside those of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** All calls of the product API. Throws an HttpError for everything but a usable answer. */
export type Upstream = {
  call<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer>;
  close(): Promise<void>;
};

export type Limits = {
  readonly readMs: number;
  readonly tradeMs: number;
  /** Milliseconds for which a browser may pause within a form; 30 s if left out. */
  readonly silenceMs?: number;
  /** The slowest pace at which a browser may send a form; `formPace` if left out. */
  readonly pace?: Pace;
};
export const defaultLimits: Limits = { readMs: 5_000, tradeMs: 15_000 };

/** Bytes of an answer that is read as a whole. */
export const largestAnswer = 8 * 1024 * 1024;

/** A read ends when its browser leaves, and may be tried once more; a write is never retried. */
export function createUpstream(baseUrl: string, limits: Limits = defaultLimits): Upstream {
  const sender = createSender(baseUrl, { connections: 128 });
  return {
    close: sender.close,
    async call(caller, asked) {
      const { kind, method, to, query, body } = asked;
      const isRead = kind === 'read';
      const started = performance.now();
      const sent = sender.send({
        method,
        path: query?.size ? `${to.path}?${query}` : to.path,
        headers: headersOf(caller, asked),
        body: body === undefined ? undefined : JSON.stringify(body),
        largest: largestAnswer,
        timeLimit: asked.timeLimit ?? (isRead ? limits.readMs : limits.tradeMs),
        signal: isRead ? caller.gone : null,
        isRetried: isRead,
      });
      try {
        return await readAnswer(kind, sent, asked.answer, failureOf(caller, asked));
      } finally {
        caller.spent(performance.now() - started);
      }
    },
  };
}

/** All headers of the call: none of the browser's is forwarded. */
function headersOf(caller: Caller, asked: Call<unknown>): Record<string, string> {
  const headers = headersOfCaller(caller);
  if (asked.body !== undefined) headers['content-type'] = 'application/json';
  if (caller.jwt !== null) {
    if (caller.device !== null) headers[deviceHeader] = caller.device;
    if (caller.country !== null) headers[countryHeader] = caller.country;
  }
  if (asked.idempotencyKey) headers['idempotency-key'] = asked.idempotencyKey;
  return asked.headers ? { ...headers, ...asked.headers } : headers;
}
