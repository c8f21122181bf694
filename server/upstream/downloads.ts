import type { Readable } from 'node:stream';
import { type UploadType, uploadTypes } from '../../shared/domain/uploads.ts';
import { SendError } from './attempt.ts';
import type { Caller } from './caller.ts';
import { defaultLimits, type Limits } from './client.ts';
import { errorOf } from './failure.ts';
import type { UpstreamPath } from './path.ts';
import { failureOf, headersOfCaller, secondsOf } from './read-answer.ts';
import { createSender, discard } from './sender.ts';

export type Download = {
  /** null: not a type that can be uploaded. */
  readonly type: UploadType | null;
  /** Bytes; null where the product API does not say. */
  readonly size: number | null;
  readonly body: Buffer | Readable;
};

/** Files that are forwarded unread. Throws as `Upstream.call` does. */
export type Downloads = {
  open(caller: Caller, to: UpstreamPath): Promise<Download>;
  close(): Promise<void>;
};

/** Bytes. A smaller file is sent in one piece, so that a broken one becomes an error. */
const largestPiece = 512 * 1024;

export function createDownloads(baseUrl: string, limits: Limits = defaultLimits): Downloads {
  const sender = createSender(baseUrl, { connections: 32 });
  return {
    close: sender.close,
    async open(caller, to) {
      const failed = failureOf(caller, { method: 'GET', to });
      const started = performance.now();
      const answer = await sender
        .open({
          method: 'GET',
          path: to.path,
          headers: { ...headersOfCaller(caller), accept: '*/*' },
          largest: largestPiece,
          timeLimit: limits.readMs,
          idleLimit: limits.readMs,
          signal: caller.gone,
        })
        .catch((error: unknown) => {
          throw error instanceof SendError ? errorOf('read', failed(error.fault, null)) : error;
        })
        .finally(() => caller.spent(performance.now() - started));
      const { status, headers, body } = answer;
      if (status === 200 && headers['content-encoding'] === undefined) {
        const type = uploadTypes.find((one) => one === headers['content-type']) ?? null;
        return { type, size: sizeOf(headers['content-length']), body };
      }
      discard(answer);
      if (status === 200) throw errorOf('read', failed('wrong-shape', status, 'content-encoding'));
      const retryAfter = secondsOf(headers['retry-after']);
      throw errorOf('read', failed('status', status), { retryAfter });
    },
  };
}

function sizeOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : null;
}
