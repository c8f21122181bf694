import type { Readable } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import {
  type Answer,
  Attempt,
  faultOf,
  type OpenAnswer,
  SendError,
  type SendFault,
} from './attempt.ts';

type Outgoing = {
  readonly method: Dispatcher.HttpMethod;
  /** Relative to the sender's address; with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable | undefined;
  /** Bytes of an answer that is read as a whole. */
  readonly largest: number;
  /** Milliseconds until the answer is complete, a second attempt included; left out: no limit. */
  readonly timeLimit?: number;
  /** Milliseconds for the body; if given, `timeLimit` is for the headers alone. */
  readonly bodyTimeLimit?: number;
  /** Ends the call as 'aborted'. */
  readonly signal?: AbortSignal | null;
  /** For reads: tries once more after a broken connection or a gateway's 502, 503 or 504. */
  readonly isRetried?: boolean;
};

/** `idleLimit`: milliseconds for which a stream may be silent. */
type OpenOutgoing = Outgoing & { readonly idleLimit: number };

/** Makes all calls of the BFF to other servers. Throws a SendError. */
export type Sender = {
  /** Reads the whole answer; one above `largest` is 'too-large'. */
  send(outgoing: Outgoing): Promise<Answer>;
  /** As `send`, but a body above `largest` is returned as a stream. */
  open(outgoing: OpenOutgoing): Promise<OpenAnswer>;
  /** Waits for the calls under way. */
  close(): Promise<void>;
};

const retriedStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
const retriedFaults: ReadonlySet<SendFault> = new Set(['refused', 'reset', 'cut-off']);

/** Each sender has its own connections, so that slow calls do not delay others. */
export function createSender(
  baseUrl: string,
  options: { readonly connections?: number; readonly keepAliveMs?: number } = {},
): Sender {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/\/$/, '');
  const { connections = null, keepAliveMs } = options;
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: 1_000 },
    // Undici's own limits are off: ours also end an answer that trickles in.
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(keepAliveMs === undefined
      ? {}
      : { keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs }),
  });

  async function deliver(outgoing: Outgoing, idleLimit: number | null): Promise<OpenAnswer> {
    const { timeLimit, bodyTimeLimit, signal, largest } = outgoing;
    const request = {
      method: outgoing.method,
      path: prefix + outgoing.path,
      headers: outgoing.headers,
      body: outgoing.body ?? null,
      bodyTimeout: idleLimit ?? 0,
    } satisfies Dispatcher.DispatchOptions;
    const deadline = timeLimit === undefined ? null : performance.now() + timeLimit;
    let timer: NodeJS.Timeout | undefined;
    let current: Attempt | null = null;
    let ended: SendFault | null = null;
    const end = (fault: SendFault) => {
      ended ??= fault;
      current?.abort(ended);
    };
    const limitTo = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(end, ms, 'timeout');
    };
    const onHead = () => {
      if (bodyTimeLimit !== undefined) limitTo(bodyTimeLimit);
    };
    const attempt = () => {
      if (deadline !== null) limitTo(deadline - performance.now());
      current = new Attempt(largest, idleLimit !== null, onHead);
      if (ended) current.abort(ended);
      pool.dispatch(request, current);
      return current.outcome;
    };
    const leave = () => end('aborted');
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    try {
      let outcome = await attempt();
      if (outgoing.isRetried && !ended && isRetriable(outcome)) {
        if ('body' in outcome) discard(outcome);
        outcome = await attempt();
      }
      if (outcome instanceof SendError) throw outcome;
      return outcome;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async send(outgoing) {
      const { status, headers, body } = await deliver(outgoing, null);
      // Without an idle limit a body is never returned as a stream.
      if (!Buffer.isBuffer(body)) throw new SendError('too-large', status);
      return { status, headers, body };
    },
    open: (outgoing) => deliver(outgoing, outgoing.idleLimit),
    close: () => pool.close(),
  };
}

/** Frees the connection of an answer that is not read further. */
export function discard({ body }: Pick<OpenAnswer, 'body'>): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

function isRetriable(outcome: OpenAnswer | SendError): boolean {
  return outcome instanceof SendError
    ? retriedFaults.has(outcome.fault)
    : isRetriedStatus(outcome.status);
}

/** Whether a read may be tried once more after this status of a gateway. */
export function isRetriedStatus(status: number): boolean {
  return retriedStatuses.has(status);
}

/** The same for an error of undici. */
export function isRetriedFailure(error: unknown): boolean {
  return retriedFaults.has(faultOf(error));
}
