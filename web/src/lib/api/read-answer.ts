import { ApiError } from './api-error.ts';
import { reportGateClosed } from './closed-gate.ts';
import { keepFailure } from './last-failure.ts';
import { reportUnauthorized } from './unauthorized.ts';

type Came = {
  readonly status: number;
  readonly text: string;
  /** From the header, for answers that do not say it themselves. */
  readonly requestId: string | null;
};

/** What an answer of the BFF says. Throws an ApiError, and tells whom it concerns, unless it is a success. */
export function readAnswer<Answer>({ status, text, requestId }: Came): Answer {
  const body = parse(text);
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && body.ok) return body.value as Answer;
  // A success whose body cannot be read came from something in between, or was cut off.
  const error = ApiError.answer(isSuccess ? 502 : status, body.ok ? body.value : null, requestId);
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
