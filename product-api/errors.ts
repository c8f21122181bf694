import { type ErrorCode, errorMessages } from '../shared/contracts/error-codes.ts';
import type { WireCode } from '../shared/contracts/wire/envelope.ts';
import type { Money } from '../shared/domain/money.ts';

export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

type Details = {
  readonly code?: WireCode | undefined;
  readonly next?: Money | null | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** The reason, for the log only. */
  readonly reason?: string | undefined;
};

/** An error answer in Strapi's form, written out by the error handler. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly details: Details;

  constructor(statusCode: number, name: string, message: string, details: Details = {}) {
    super(message);
    this.name = name;
    this.statusCode = statusCode;
    this.details = details;
  }
}

function wordsOf(code: ErrorCode): string {
  return errorMessages[code];
}

/** 400: a rule of the market refuses it. `next` is a price that would be accepted. */
export function refused(code: WireCode, next?: Money | null): HttpError {
  return new HttpError(400, 'ApplicationError', wordsOf(code), { code, next });
}

/** 409: valid when it was sent, but another user was faster. `next` is the next best price. */
export function conflict(code: WireCode, next?: Money | null, reason?: string): HttpError {
  return new HttpError(409, 'ConflictError', wordsOf(code), { code, next, reason });
}

/** 409 for an operator's verdict on a listing that is not the one that was read. */
export function askChanged(): HttpError {
  const message = 'Its seller has changed this listing since it was read';
  return new HttpError(409, 'ConflictError', message);
}

export function badRequest(message: string): HttpError {
  return new HttpError(400, 'ValidationError', message);
}

/** 400 for well-formed fields that fail a check against the database. */
export function invalid(issues: readonly [Issue, ...Issue[]]): HttpError {
  return new HttpError(400, 'ValidationError', issues[0].message, { issues });
}

export function unsupportedMediaType(): HttpError {
  return new HttpError(415, 'UnsupportedMediaTypeError', 'Unsupported media type');
}

export function unauthorized(): HttpError {
  return new HttpError(401, 'UnauthorizedError', wordsOf('auth.required'));
}

/** 403 at the desk. */
export function deskRefused(code: WireCode & `desk.${string}`): HttpError {
  return new HttpError(403, 'ForbiddenError', wordsOf(code), { code });
}

/** Also for another user's record, so that its existence is not revealed. */
export function notFound(message = 'Not Found'): HttpError {
  return new HttpError(404, 'NotFoundError', message);
}

export function tooManyRequests(): HttpError {
  return new HttpError(429, 'RateLimitError', wordsOf('request.too-many'));
}

/** 429 for guesses at one account's password, whether or not the account exists. */
export function lockedOut(): HttpError {
  const code = 'auth.too-many-tries';
  return new HttpError(429, 'RateLimitError', wordsOf(code), { code });
}

export function unavailable(): HttpError {
  return new HttpError(503, 'ServiceUnavailableError', 'Service Unavailable');
}
