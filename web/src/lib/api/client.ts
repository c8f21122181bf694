import type { ApiPath, ApiRequest } from '../../../../shared/api/call.ts';
import { ApiError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';

export type SendOptions = {
  /** For trades: a retry with the same key and body returns the first answer. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Sent although the page is left. For small bodies: browsers limit what is sent so to 64 kB. */
  readonly keepalive?: boolean;
};

/** Reads JSON. Rejects with an ApiError. */
export function apiGet<Answer>(path: ApiPath<Answer>, signal?: AbortSignal): Promise<Answer> {
  return call<Answer>(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
}

/**
 * Sends an unsafe call, without retries. Resolves to the body, or undefined if it is empty. Rejects
 * with an ApiError.
 */
export function apiSend<Answer>(
  { method, path, body }: ApiRequest<Answer>,
  { idempotencyKey, signal, keepalive = false }: SendOptions = {},
): Promise<Answer> {
  return call<Answer>(path, {
    method,
    headers: {
      accept: 'application/json',
      'x-deckle': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    keepalive,
    ...(signal && { signal }),
  });
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
    text = await response.text();
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.network();
  }
  return readAnswer<Answer>({
    status: response.status,
    text,
    requestId: response.headers.get('x-request-id'),
  });
}
