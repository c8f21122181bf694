import type { IncomingMessage } from 'node:http';
import { idempotencyHeader } from '../../shared/contracts/wire/trades.ts';
import { HttpError, tooLarge } from '../errors.ts';
import type { AnswerSchema } from './answer-schema.ts';
import { SendError, type SendFault } from './attempt.ts';
import type { Caller } from './caller.ts';
import { defaultLimits, type Limits, largestAnswer } from './client.ts';
import type { FormHead } from './form-head.ts';
import { createMeter, type Turn } from './form-meter.ts';
import { formPace } from './form-pace.ts';
import type { UpstreamPath } from './path.ts';
import { failureOf, headersOfCaller, readAnswer } from './read-answer.ts';
import { createSender } from './sender.ts';

export type FormCall<Answer> = {
  readonly to: UpstreamPath;
  readonly query?: URLSearchParams;
  readonly head: FormHead;
  /** For a form that is stored once, however often it is sent; null: each one is stored. */
  readonly idempotencyKey: string | null;
  /** The browser's request, unread. */
  readonly source: IncomingMessage;
  /** Bytes. */
  readonly limit: number;
  readonly answer: AnswerSchema<Answer>;
  /** Receives, before the upload begins, a function that returns the bytes sent so far. */
  readonly metered: (bytes: () => number) => void;
};

/** Streams forms to the product API. Throws as `Upstream.call` does. */
export type FormCalls = {
  send<Answer>(caller: Caller, form: FormCall<Answer>): Promise<Answer>;
  close(): Promise<void>;
};

/** Why a form was ended here: what the browser does is not a failure of the product API. */
type End = SendFault | HttpError;

const endOfSilent: Readonly<Record<Turn, () => End>> = {
  browser: () => new HttpError(408, 'request.too-slow'),
  'product-api': () => 'timeout',
};

export function createFormCalls(baseUrl: string, limits: Limits = defaultLimits): FormCalls {
  // A longer kept connection may be closed by the product API just when the next form begins.
  // `connection: close` would not do: it loses an early answer while the form is being sent.
  const sender = createSender(baseUrl, { keepAliveMs: 1 });

  async function send<Answer>(caller: Caller, form: FormCall<Answer>): Promise<Answer> {
    const { source, head, to, query } = form;
    const started = performance.now();
    const ending = new AbortController();
    const end = (why: End) => ending.abort(why);
    const meter = createMeter({
      limit: form.limit,
      patience: { browser: limits.silenceMs ?? 30_000, 'product-api': limits.tradeMs },
      pace: limits.pace ?? formPace,
      onTooLarge: () => end(tooLarge()),
      onSilence: (turn) => end(endOfSilent[turn]()),
    });
    form.metered(meter.bytes);
    // An incomplete form is aborted; a complete one is seen through.
    const leave = () => {
      if (!meter.through.writableEnded) end('aborted');
    };
    caller.gone?.addEventListener('abort', leave, { once: true });
    source.once('error', leave);
    meter.through.on('error', () => undefined);
    source.pipe(meter.through);

    const sent = sender.send({
      method: 'POST',
      path: query ? `${to.path}?${query}` : to.path,
      headers: {
        ...headersOfCaller(caller),
        'content-type': head.contentType,
        ...(form.idempotencyKey === null ? {} : { [idempotencyHeader]: form.idempotencyKey }),
        ...(head.length === null ? {} : { 'content-length': String(head.length) }),
      },
      body: meter.through,
      largest: largestAnswer,
      signal: ending.signal,
    });
    const whole = sent.catch((error: unknown) => {
      if (!ending.signal.aborted || !(error instanceof SendError)) throw error;
      const why: End = ending.signal.reason;
      throw why instanceof HttpError ? why : new SendError(why, error.status);
    });
    try {
      return await readAnswer(
        'write',
        whole,
        form.answer,
        failureOf(caller, { method: 'POST', to }),
      );
    } finally {
      source.unpipe(meter.through);
      meter.stop();
      caller.gone?.removeEventListener('abort', leave);
      source.off('error', leave);
      source.on('error', () => undefined).resume();
      caller.spent(performance.now() - started);
    }
  }

  return { send, close: sender.close };
}
