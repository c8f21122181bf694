import type { ErrorBody } from '../shared/contracts/error.ts';
import { type ErrorCode, errorMessages } from '../shared/contracts/error-codes.ts';
import type { Currency } from '../shared/domain/money.ts';

export type Issue = { readonly path: string; readonly message: string };
export type NextPrice = { readonly amount: number; readonly currency: Currency };

/** Why a call to the product API failed, for the log. */
export type UpstreamFailure = {
  /** The call without its ids: 'POST /api/bids/{}/place'. */
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
  /** The site's own address, for a request under another host name. */
  readonly publicUrl?: string | undefined;
  readonly upstream?: UpstreamFailure | undefined;
  /** Only for the log: a reason that no field's name tells. */
  readonly reason?: string | undefined;
  /** Only for the log: the result of looking up a trade whose answer was lost. */
  readonly lookedUp?: string | undefined;
};

/** An answer other than success. The error handler turns it into the error body. */
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

/** 421: names the site's own address to a request under another host name. */
export function wrongHost(publicUrl: string): HttpError {
  const message = `This site is not available at this address. It is at ${publicUrl}`;
  return new HttpError(421, 'request.wrong-host', { message, publicUrl });
}

/** The key's first request was a different trade. */
export function keyReused(): HttpError {
  return new HttpError(409, 'request.key-reused');
}

/** `retryAfter` in seconds. */
export function tooMany(retryAfter: number): HttpError {
  return new HttpError(429, 'request.too-many', { retryAfter });
}

/** Too many guesses at one account, whether it exists or not. `retryAfter` in seconds. */
export function lockedOut(retryAfter: number): HttpError {
  return new HttpError(429, 'auth.too-many-tries', { retryAfter });
}

/** The site is a test environment, and the browser has not given its password. */
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

/** Google or Apple cannot be reached. */
export function providerUnavailable(): HttpError {
  return new HttpError(503, 'auth.provider-unavailable');
}

/** The product API's JWT does not fit into one cookie; the person cannot change that. */
export function sessionTooLarge(): HttpError {
  return new HttpError(502, 'auth.session-too-large');
}

/** `now` is the current total of a buyer, or payout of a seller, for the same trade. */
export function priceChanged(now: NextPrice): HttpError {
  return new HttpError(409, 'trade.price-changed', { nextPrice: now });
}

/** The look-up closed the trade's key, so a late arrival will be refused. */
export function notDone(extras: Extras = {}): HttpError {
  return new HttpError(409, 'trade.not-done', extras);
}

/** `retryAfter` in seconds. */
/** The addresses are stored, but not every open bid goes there yet. */
export function bidsLeft({ extras }: HttpError): HttpError {
  return new HttpError(502, 'profile.bids-left', { upstream: extras.upstream });
}

export function overloaded(retryAfter = 2): HttpError {
  return new HttpError(503, 'overloaded', { retryAfter });
}

/** The trade was sent and its answer lost, with time left to look it up. */
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
