import { ApiError } from './api-error.ts';
import { reportGateClosed } from './closed-gate.ts';
import { keepFailure } from './last-failure.ts';
import { reportUnauthorized } from './unauthorized.ts';

type RawAnswer = {
  readonly status: number;
  readonly text: string;
  /** From the header, for bodies without a request id. */
  readonly requestId: string | null;
};

/**
 * The body of the BFF's answer. Throws an ApiError for anything but a success, and reports the BFF's
 * own 401 and a closed gate to their listeners: a proxy's 401 says nothing of the session.
 */
export function readAnswer<Answer>({ status, text, requestId }: RawAnswer): Answer {
  const body = parse(text);
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body.ok) return body.value as Answer;
  // An unreadable success came from an intermediary or was cut off.
  const error = ApiError.answer(isSuccess ? 502 : status, body.ok ? body.value : null, requestId);
  keepFailure(error.requestId);
  if (error.kind === 'answer' && error.code === 'auth.required') reportUnauthorized();
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
