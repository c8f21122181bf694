import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Why there is no usable answer. */
export type SendFault = 'refused' | 'reset' | 'cut-off' | 'timeout' | 'aborted' | 'too-large';

export class SendError extends Error {
  readonly fault: SendFault;
  /** The status of an answer that had begun; null: none had. */
  readonly status: number | null;

  constructor(fault: SendFault, status: number | null) {
    super(fault);
    this.name = 'SendError';
    this.fault = fault;
    this.status = status;
  }
}

type Head = { readonly status: number; readonly headers: IncomingHttpHeaders };
export type Answer = Head & { readonly body: Buffer };
export type OpenAnswer = Head & { readonly body: Buffer | Readable };

/** Errors of connecting: nothing was sent, so nothing happened. */
const neverSent: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const idleErrors: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** The kind of failure behind an error of undici. */
export function faultOf(error: unknown, answerBegan = false): SendFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (neverSent.has(code)) return 'refused';
  if (idleErrors.has(code)) return 'timeout';
  return answerBegan ? 'cut-off' : 'reset';
}

/**
 * One request. Undici's own `request` returns a stream, which doubles the cost where the body is
 * read as a whole.
 */
export class Attempt implements Dispatcher.DispatchHandler {
  /** Never rejects. */
  readonly outcome: Promise<OpenAnswer | SendError>;
  readonly #resolve: (outcome: OpenAnswer | SendError) => void;
  readonly #largest: number;
  readonly #mayStream: boolean;
  readonly #onHead: () => void;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #head: Head | null = null;
  #stream: Readable | null = null;
  #controller: Dispatcher.DispatchController | null = null;
  #error: SendError | null = null;

  constructor(largest: number, mayStream: boolean, onHead: () => void) {
    const { promise, resolve } = Promise.withResolvers<OpenAnswer | SendError>();
    this.outcome = promise;
    this.#resolve = resolve;
    this.#largest = largest;
    this.#mayStream = mayStream;
    this.#onHead = onHead;
  }

  abort(fault: SendFault): void {
    this.#fail(fault);
    if (this.#error) this.#controller?.abort(this.#error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    this.#head = { status, headers };
    this.#onHead();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#stream) {
      if (!this.#stream.push(chunk)) controller.pause();
      return;
    }
    this.#size += chunk.length;
    this.#chunks.push(chunk);
    if (this.#size <= this.#largest) return;
    if (this.#mayStream) this.#goOnAsStream(controller);
    else this.abort('too-large');
  }

  onResponseEnd(): void {
    if (this.#stream) this.#stream.push(null);
    else if (this.#head) this.#resolve({ ...this.#head, body: this.#collected() });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(faultOf(error, this.#head !== null));
  }

  #fail(fault: SendFault): void {
    this.#error ??= new SendError(fault, this.#head?.status ?? null);
    this.#resolve(this.#error);
    this.#stream?.destroy(this.#error);
  }

  #goOnAsStream(controller: Dispatcher.DispatchController): void {
    if (!this.#head) return;
    const stream = new Readable({
      read: () => controller.resume(),
      destroy(error, done) {
        controller.abort(error ?? new Error('the stream was destroyed'));
        done(error);
      },
    });
    stream.push(this.#collected());
    this.#stream = stream;
    this.#resolve({ ...this.#head, body: stream });
  }

  #collected(): Buffer {
    const [only] = this.#chunks;
    return only && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks, this.#size);
  }
}
