import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import type { z } from 'zod';
import { idempotencyHeader } from '../../shared/contracts/wire/trades.ts';
import { HttpError, tooLarge, type UpstreamFailure } from '../errors.ts';
import type { FormHead } from '../uploads/form-head.ts';
import { createMeter } from '../uploads/meter.ts';
import { formPace } from '../uploads/pace.ts';
import type { Caller } from './caller.ts';
import { defaultLimits, type Limits } from './client.ts';
import { causeOf, errorOf } from './failure.ts';
import { failureOf, headersOfCaller, outcomeOf, secondsOf } from './outcome.ts';
import type { UpstreamPath } from './path.ts';
import { BodyTooLarge, largestAnswer, readBody } from './read-body.ts';

export type FormCall<Answer extends z.ZodType> = {
  readonly to: UpstreamPath;
  readonly query?: URLSearchParams;
  readonly head: FormHead;
  /** Of a form that is kept once, however often it is sent; null: of each that comes. */
  readonly idempotencyKey: string | null;
  /** As it comes from the browser. */
  readonly source: IncomingMessage;
  /** Bytes. */
  readonly limit: number;
  readonly answer: Answer;
  /** Told, before anything moves, how to ask for the bytes that have gone through. */
  readonly metered: (bytes: () => number) => void;
};

/** Sends forms on to the product API while they come. Throws as `Upstream.call` does. */
export type FormCalls = {
  send<Answer extends z.ZodType>(caller: Caller, form: FormCall<Answer>): Promise<z.output<Answer>>;
  close(): Promise<void>;
};

/** Why a call was ended from here. */
type End = 'too-large' | 'browser' | 'product-api' | 'left';

export function createFormCalls(baseUrl: string, limits: Limits = defaultLimits): FormCalls {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connect: { timeout: 1_000 },
    // The meter knows who is silent.
    headersTimeout: 0,
    bodyTimeout: 0,
    // A connection that is kept for longer may be closed there just when the next form begins. Asking
    // for it to be closed would not do: an early answer would be lost with what is still being sent.
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
  });

  async function send<Answer extends z.ZodType>(
    caller: Caller,
    form: FormCall<Answer>,
  ): Promise<z.output<Answer>> {
    const { source, head } = form;
    const started = performance.now();
    const ending = new AbortController();
    const end = (why: End) => ending.abort(why);
    const meter = createMeter({
      limit: form.limit,
      patience: { browser: limits.silenceMs ?? 30_000, 'product-api': limits.tradeMs },
      pace: limits.pace ?? formPace,
      onTooLarge: () => end('too-large'),
      onSilence: end,
    });
    form.metered(meter.bytes);
    // A form that did not come whole writes nothing; one that did is seen through.
    const leave = () => {
      if (!meter.through.writableEnded) end('left');
    };
    caller.gone?.addEventListener('abort', leave, { once: true });
    source.once('error', leave);
    meter.through.on('error', () => undefined);
    source.pipe(meter.through);

    const failed = failureOf(caller, { method: 'POST', to: form.to });
    const thrown = (failure: UpstreamFailure) => errorOf('write', failure);
    let status: number | null = null;
    try {
      const answer = await pool.request({
        path: `${prefix}${form.to.path}${form.query ? `?${form.query}` : ''}`,
        method: 'POST',
        headers: {
          ...headersOfCaller(caller),
          'content-type': head.contentType,
          ...(form.idempotencyKey === null ? {} : { [idempotencyHeader]: form.idempotencyKey }),
          ...(head.length === null ? {} : { 'content-length': String(head.length) }),
        },
        body: meter.through,
        signal: ending.signal,
      });
      status = answer.statusCode;
      const retryAfter = secondsOf(answer.headers['retry-after']);
      const text = await readBody(answer.body, largestAnswer);
      const outcome = outcomeOf({ status, text, retryAfter }, form.answer, failed);
      if (outcome.ok) return outcome.value;
      throw errorOf('write', outcome.failure, outcome);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      if (error instanceof BodyTooLarge) throw thrown(failed('too-large', status));
      if (!ending.signal.aborted) throw thrown(failed(causeOf(error, status !== null), status));
      const why: End = ending.signal.reason;
      if (why === 'too-large') throw tooLarge();
      if (why === 'browser') throw new HttpError(408, 'request.too-slow');
      throw thrown(failed(why === 'left' ? 'aborted' : 'timeout', status));
    } finally {
      source.unpipe(meter.through);
      meter.stop();
      caller.gone?.removeEventListener('abort', leave);
      source.off('error', leave);
      source.on('error', () => undefined).resume();
      caller.spent(performance.now() - started);
    }
  }

  return { send, close: () => pool.close() };
}
