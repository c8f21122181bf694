import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { BodyTooLarge } from './read-body.ts';

type Head = { readonly status: number; readonly headers: IncomingHttpHeaders };
export type Answer = Head & { readonly body: Buffer };
export type OpenAnswer = Head & { readonly body: Buffer | Readable };

type Exchange<Taken> = {
  /** Throws what `abort` was given, BodyTooLarge, or what the connection broke with. */
  readonly answer: Promise<Taken>;
  /** What has come of the answer; null: nothing yet. */
  head(): Head | null;
  /** Unless it is over, it ends here, and nobody waits for it any more. */
  abort(reason: Error): void;
};

/** What becomes of a body that grows beyond the limit. */
type Overflow<Taken> = (head: Head, start: Buffer, at: Dispatcher.DispatchController) => Taken;

/**
 * One request and its whole answer, of `largest` bytes at most. Undici's own `request` hands out a
 * stream, which costs as much as all the rest where the body is taken as a whole.
 */
export function exchange(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  largest: number,
): Exchange<Answer> {
  return take(pool, request, largest, () => {
    throw new BodyTooLarge();
  });
}

/** As `exchange`, but a body beyond `largest` bytes goes on as a stream. */
export function exchangeOrStream(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  largest: number,
): Exchange<OpenAnswer> {
  let stream: Readable | null = null;
  const goOn: Overflow<OpenAnswer> = (head, start, controller) => {
    stream = new Readable({
      read: () => controller.resume(),
      destroy(error, done) {
        controller.abort(error ?? new Error('nobody reads on'));
        done(error);
      },
    });
    stream.push(start);
    return { ...head, body: stream };
  };
  return take<OpenAnswer>(pool, request, largest, goOn, () => stream);
}

function take<Taken>(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  largest: number,
  overflow: Overflow<Taken | Answer>,
  streamOf: () => Readable | null = () => null,
): Exchange<Taken | Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let head: Head | null = null;
  let controller: Dispatcher.DispatchController | null = null;
  let ended: Error | null = null;
  const { promise, resolve, reject } = Promise.withResolvers<Taken | Answer>();

  function fail(error: Error): void {
    ended ??= error;
    reject(error);
    streamOf()?.destroy(error);
  }

  pool.dispatch(request, {
    onRequestStart(opened) {
      controller = opened;
      if (ended) opened.abort(ended);
    },
    onResponseStart(_opened, status, headers) {
      head = { status, headers };
    },
    onResponseData(opened, chunk) {
      const stream = streamOf();
      if (stream) {
        if (!stream.push(chunk)) opened.pause();
        return;
      }
      size += chunk.length;
      chunks.push(chunk);
      if (size <= largest || !head) return;
      try {
        resolve(overflow(head, Buffer.concat(chunks, size), opened));
      } catch (error) {
        if (error instanceof Error) opened.abort(error);
      }
    },
    onResponseEnd() {
      const stream = streamOf();
      if (stream) stream.push(null);
      else if (head) resolve({ ...head, body: wholeOf(chunks, size) });
    },
    onResponseError: (_opened, error) => fail(error),
  });

  return {
    answer: promise,
    head: () => head,
    abort(reason) {
      if (ended) return;
      fail(reason);
      controller?.abort(reason);
    },
  };
}

function wholeOf(chunks: readonly Buffer[], size: number): Buffer {
  const [only] = chunks;
  return only && chunks.length === 1 ? only : Buffer.concat(chunks, size);
}
