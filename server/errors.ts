import type { ErrorBody } from '../shared/contracts/error.ts';
import { type ErrorCode, errorMessages } from '../shared/contracts/error-codes.ts';
import type { Currency } from '../shared/domain/money.ts';

export type Issue = { readonly path: string; readonly message: string };
export type NextPrice = { readonly amount: number; readonly currency: Currency };

/** Why a call to the product API failed, for the log. */
export type UpstreamFailure = {
  /** The call with its ids left out: 'POST /api/bids/{}/place'. */
  readonly call: string;
  readonly cause:
    | 'refused'
    | 'reset'
    | 'timeout'
    | 'aborted'
    | 'cut-off'
    | 'too-large'
    | 'not-json'
    | 'wrong-shape'
    | 'status';
  readonly status: number | null;
  readonly code: string | null;
  /** Whether the call was made in a signed-in person's name. */
  readonly signedIn: boolean;
  /** What did not fit, by path and kind, never by value. */
  readonly detail?: string | undefined;
};

type Extras = {
  readonly message?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly nextPrice?: NextPrice | null | undefined;
  readonly orderId?: number | null | undefined;
  readonly retryAfter?: number | undefined;
  /** Where the site is, for whoever came by another name. */
  readonly publicUrl?: string | undefined;
  readonly upstream?: UpstreamFailure | undefined;
  /** Why, for the log alone: what no field's name could tell. */
  readonly reason?: string | undefined;
  /** What a look at a trade whose answer was lost came to, for the log alone. */
  readonly lookedUp?: string | undefined;
};

/** An answer other than success. The one error handler writes it out. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly extras: Extras;

  constructor(statusCode: number, code: ErrorCode, extras: Extras = {}) {
    super(extras.message ?? errorMessages[code]);
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.code = code;
    this.extras = extras;
  }
}

/** 400 with every issue at once. */
export function invalidRequest(issues: readonly Issue[] = [], reason?: string): HttpError {
  return new HttpError(400, 'request.invalid', { issues, reason });
}

export function forbiddenOrigin(): HttpError {
  return new HttpError(403, 'request.forbidden-origin');
}

/** 421: for whoever came by another name, where the site is. */
export function wrongHost(publicUrl: string): HttpError {
  const message = `This site is not available at this address. It is at ${publicUrl}`;
  return new HttpError(421, 'request.wrong-host', { message, publicUrl });
}

/** The key's first request was another trade than this one. */
export function keyReused(): HttpError {
  return new HttpError(409, 'request.key-reused');
}

/** `retryAfter` in seconds. */
export function tooMany(retryAfter: number): HttpError {
  return new HttpError(429, 'request.too-many', { retryAfter });
}

/** Guesses at one account, known or not. `retryAfter` in seconds. */
export function lockedOut(retryAfter: number): HttpError {
  return new HttpError(429, 'auth.too-many-tries', { retryAfter });
}

/** The site is a test environment, and the browser has not got its pass. */
export function gateClosed(): HttpError {
  return new HttpError(403, 'gate.closed');
}

export function gatePasswordWrong(): HttpError {
  return new HttpError(403, 'gate.incorrect-password');
}

export function passwordsDiffer(): HttpError {
  return new HttpError(400, 'auth.passwords-differ');
}

export function tooLarge(): HttpError {
  return new HttpError(413, 'request.too-large');
}

export function keyMissing(): HttpError {
  return new HttpError(400, 'request.key-missing');
}

export function notFound(): HttpError {
  return new HttpError(404, 'not-found');
}

export function authRequired(): HttpError {
  return new HttpError(401, 'auth.required');
}

/** The product API's JWT does not fit into one cookie: nothing that the person could change. */
export function sessionTooLarge(): HttpError {
  return new HttpError(502, 'auth.session-too-large');
}

/** `now` is what the same trade would come to: the total of a buyer, the payout of a seller. */
export function priceChanged(now: NextPrice): HttpError {
  return new HttpError(409, 'trade.price-changed', { nextPrice: now });
}

/** Looked up by its key, which is closed: a late arrival is refused. */
export function notDone(extras: Extras = {}): HttpError {
  return new HttpError(409, 'trade.not-done', extras);
}

/** `retryAfter` in seconds. */
export function overloaded(retryAfter = 2): HttpError {
  return new HttpError(503, 'overloaded', { retryAfter });
}

/** Sent, and its answer lost, with time left to look what became of it. */
export function isOutcomeLost(error: unknown): error is HttpError {
  return (
    error instanceof HttpError && error.code === 'trade.unknown-outcome' && error.statusCode !== 504
  );
}

export function bodyOf(error: HttpError, requestId: string): ErrorBody {
  const { issues, nextPrice, orderId } = error.extras;
  return {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(issues && issues.length > 0 ? { issues: [...issues] } : {}),
      ...(nextPrice || orderId
        ? { next: { price: nextPrice ?? null, orderId: orderId ?? null } }
        : {}),
    },
  };
}
