import { z } from 'zod';
import { type ErrorCode, errorCodes, errorMessages } from '../../shared/contracts/error-codes.ts';
import { type WireError, wireError } from '../../shared/contracts/wire/envelope.ts';
import { HttpError, type UpstreamFailure } from '../errors.ts';
import { faultOf, SendError } from './attempt.ts';
import { issuesOf } from './issue-words.ts';

/**
 * A trade is a write whose effect must never be guessed: only the product API's own refusal (4xx or
 * 503 in its own form) says that nothing happened. A proxy may answer after the call went through.
 */
export type CallKind = 'read' | 'write' | 'trade';

const code = z.enum(errorCodes);

/** Maps every failure of a call to an HTTP error; no other file does. */
export function errorOf(
  kind: CallKind,
  failure: UpstreamFailure,
  answer: { readonly body?: unknown; readonly retryAfter?: number | undefined } = {},
): HttpError {
  if (failure.cause === 'status') return errorOfStatus(kind, failure, answer);
  const upstream = failure;
  if (failure.cause === 'refused') return new HttpError(503, 'upstream.unavailable', { upstream });
  if (kind === 'trade') {
    const status = failure.cause === 'timeout' ? 504 : 502;
    return new HttpError(status, 'trade.unknown-outcome', { upstream });
  }
  if (failure.cause === 'timeout') return new HttpError(504, 'upstream.timeout', { upstream });
  if (failure.cause === 'reset' || failure.cause === 'aborted') {
    return new HttpError(502, 'upstream.unavailable', { upstream });
  }
  return new HttpError(502, 'upstream.bad-answer', { upstream });
}

/** The error body is not the product API's: a proxy in front of it has answered. */
export const notItsOwn = 'not-its-own';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'not-found',
  409: 'trade.wrong-status',
  413: 'request.too-large',
  422: 'request.invalid',
  429: 'request.too-many',
};

function errorOfStatus(
  kind: CallKind,
  failure: UpstreamFailure,
  { body, retryAfter }: { readonly body?: unknown; readonly retryAfter?: number | undefined },
): HttpError {
  const status = failure.status ?? 0;
  const read = wireError.safeParse(body);
  const told = read.success ? read.data.error : null;
  const upstream = {
    ...failure,
    code: loggable(told?.details.code),
    ...(told ? {} : { detail: notItsOwn }),
  };
  if (kind === 'trade' && !(told && (status === 503 || (status >= 400 && status < 500)))) {
    return new HttpError(status === 504 ? 504 : 502, 'trade.unknown-outcome', { upstream });
  }
  if (status === 503) return new HttpError(503, 'upstream.unavailable', { upstream });
  if (status === 504) return new HttpError(504, 'upstream.timeout', { upstream });
  if (status === 502) return new HttpError(502, 'upstream.unavailable', { upstream });

  const known = knownCode(told) ?? codeByStatus[status];
  // Only the product API knows whether a session has ended.
  const isForeign = known === 'auth.required' && !told;
  if (!known || isForeign) return new HttpError(502, 'upstream.bad-answer', { upstream });
  return new HttpError(status, known, {
    upstream,
    issues: issuesOf(told?.details.errors),
    nextPrice: told?.details.next,
    retryAfter,
  });
}

/** Only codes made of words are logged: anything else may quote input. */
function loggable(given: string | undefined): string | null {
  return given !== undefined && /^[a-z]+(?:[._-][a-z]+){0,7}$/i.test(given) ? given : null;
}

/** By code; a product API without codes is recognised by the specification's messages. */
function knownCode(told: WireError['error'] | null): ErrorCode | null {
  if (!told) return null;
  const named = code.safeParse(told.details.code);
  if (named.success) return named.data;
  return errorCodes.find((one) => errorMessages[one] === told.message) ?? null;
}

/** The error when a body to forward could not be fetched. */
export function passThroughFailure(error: unknown): HttpError {
  const fault = error instanceof SendError ? error.fault : faultOf(error);
  return passThroughError(fault === 'timeout' ? 504 : fault === 'refused' ? 503 : 502);
}

/** The error when a body cannot be forwarded. */
export function passThroughError(status: number): HttpError {
  if (status === 504) return new HttpError(504, 'upstream.timeout');
  if (status >= 500) return new HttpError(status === 503 ? 503 : 502, 'upstream.unavailable');
  return new HttpError(status, codeByStatus[status] ?? 'not-found');
}
