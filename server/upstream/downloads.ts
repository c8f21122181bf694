import type { Readable } from 'node:stream';
import { errors, Pool } from 'undici';
import { type UploadType, uploadTypes } from '../../shared/domain/uploads.ts';
import { HttpError } from '../errors.ts';
import type { Caller } from './caller.ts';
import { defaultLimits, type Limits } from './client.ts';
import { exchangeOrStream } from './exchange.ts';
import { causeOf, errorOf } from './failure.ts';
import { failureOf, headersOfCaller, secondsOf } from './outcome.ts';
import type { UpstreamPath } from './path.ts';

export type Download = {
  /** null: none of those that can be uploaded. */
  readonly type: UploadType | null;
  /** Bytes; null where the product API does not tell. */
  readonly size: number | null;
  readonly body: Buffer | Readable;
};

/** Files that the BFF does not read but passes on. Throws as `Upstream.call` does. */
export type Downloads = {
  open(caller: Caller, to: UpstreamPath): Promise<Download>;
  close(): Promise<void>;
};

/** It has not begun, or its first piece has not come, in the time of a read. */
class Late extends Error {}

/** What is smaller goes out in one piece, and is told as missing when it breaks off. */
const largestPiece = 512 * 1024;

export function createDownloads(baseUrl: string, limits: Limits = defaultLimits): Downloads {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
    connections: 32,
    connect: { timeout: 1_000 },
    headersTimeout: limits.readMs,
    bodyTimeout: limits.readMs,
  });

  async function open(caller: Caller, to: UpstreamPath): Promise<Download> {
    const failed = failureOf(caller, { method: 'GET', to });
    const started = performance.now();
    const sent = exchangeOrStream(
      pool,
      {
        path: `${prefix}${to.path}`,
        method: 'GET',
        headers: { ...headersOfCaller(caller), accept: '*/*' },
      },
      largestPiece,
    );
    const leave = () => sent.abort(new Error('the browser has left'));
    caller.gone?.addEventListener('abort', leave, { once: true });
    // The pool's own limits are for silence alone: what trickles keeps to them without end.
    const timer = setTimeout(() => sent.abort(new Late()), limits.readMs);
    try {
      const { status, headers, body } = await sent.answer;
      if (status === 200 && headers['content-encoding'] === undefined) {
        const type = uploadTypes.find((one) => one === headers['content-type']) ?? null;
        return { type, size: sizeOf(headers['content-length']), body };
      }
      // What it says is read by nobody: the status tells all there is to a file.
      if (!Buffer.isBuffer(body)) body.destroy();
      if (status === 200) throw errorOf('read', failed('wrong-shape', status, 'content-encoding'));
      const retryAfter = secondsOf(headers['retry-after']);
      throw errorOf('read', failed('status', status), { retryAfter });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const isLate =
        error instanceof Late ||
        error instanceof errors.HeadersTimeoutError ||
        error instanceof errors.BodyTimeoutError;
      const cause = isLate ? 'timeout' : causeOf(error, sent.head() !== null);
      throw errorOf('read', failed(caller.gone?.aborted ? 'aborted' : cause, null));
    } finally {
      clearTimeout(timer);
      caller.spent(performance.now() - started);
    }
  }

  return { open, close: () => pool.close() };
}

function sizeOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : null;
}
