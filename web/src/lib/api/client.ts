import { ApiError } from './api-error.ts';
import { reportGateClosed } from './closed-gate.ts';
import { keepFailure } from './last-failure.ts';
import { reportUnauthorized } from './unauthorized.ts';

/** A path of the BFF, query included. */
export type ApiPath = `/api/${string}`;

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type SendOptions = {
  /** Of a trade: the same key and body gives the first answer again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Reads JSON. Throws an ApiError. */
export function apiGet<Answer>(path: ApiPath, signal?: AbortSignal): Promise<Answer> {
  return call<Answer>(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
}

/** An unsafe call, never retried here. Answers the body, undefined where there is none. */
export function apiSend<Answer = undefined>(
  method: Method,
  path: ApiPath,
  body?: unknown,
  { idempotencyKey, signal }: SendOptions = {},
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
    ...(signal && { signal }),
  });
}

async function call<Answer>(path: ApiPath, init: RequestInit): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
    text = await response.text();
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw ApiError.network();
  }
  const body = parse(text);
  if (response.ok && body.ok) return body.value as Answer;
  // A success whose body cannot be read came from something in between, or was cut off.
  const status = response.ok ? 502 : response.status;
  const value = body.ok ? body.value : null;
  const error = ApiError.answer(status, value, response.headers.get('x-request-id'));
  keepFailure(error.requestId);
  if (error.code === 'auth.required') reportUnauthorized();
  if (error.code === 'gate.closed') reportGateClosed();
  throw error;
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
