import type { ApiPath } from '../../../../shared/api/call.ts';
import { ApiError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';

type Options = {
  /** Called with the share of the form that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** A retry with the same key and form returns the first answer. */
  readonly idempotencyKey?: string;
};

/**
 * Sends a form with its files, without retries. Rejects with an ApiError, or an AbortError if it
 * was aborted. Only XMLHttpRequest reports upload progress.
 */
export function sendForm<Answer>(
  path: ApiPath<Answer>,
  form: FormData,
  { onProgress, signal, idempotencyKey }: Options = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-deckle', '1');
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.min(loaded / total, 1));
    });
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      const requestId = request.getResponseHeader('x-request-id');
      try {
        resolve(readAnswer<Answer>({ status, text, requestId }));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(ApiError.network()));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp));
    signal?.addEventListener('abort', giveUp, { once: true });
    request.send(form);
    if (signal?.aborted) giveUp();
  });
}
