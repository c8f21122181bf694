import type { FastifyBaseLogger } from 'fastify';
import type { TradeOutcome } from '../shared/contracts/account.ts';
import type { SocialFailure } from '../shared/contracts/arrival.ts';
import type { ErrorCode } from '../shared/contracts/error-codes.ts';
import type { AnalyticsEventName } from '../shared/domain/analytics-events.ts';
import type { DocumentType } from '../shared/domain/ask-documents.ts';
import type { SocialProvider } from '../shared/domain/social.ts';
import { HttpError, type UpstreamFailure } from './errors.ts';

/**
 * Business events, one helper each. They log ids only: no name, address, e-mail, token or free
 * text.
 */

export type TradeIds = {
  /** null: a guest. */
  readonly userId: number | null;
  readonly kind:
    | 'bid'
    | 'purchase'
    | 'ask'
    | 'sale'
    | 'edit-bid'
    | 'edit-ask'
    | 'void-bid'
    | 'void-ask'
    | 'bulk';
  readonly editionId?: number | undefined;
  readonly askId?: number | undefined;
  readonly bidId?: number | undefined;
  readonly orderId?: number | null | undefined;
};

/** `arrive`: refused before its first step. */
export type TradeStep = 'arrive' | 'draft' | 'compare' | 'place' | 'look-up' | 'edit' | 'void';

export function tradePlaced(log: FastifyBaseLogger, ids: TradeIds, ms: number): void {
  log.info({ event: 'trade.placed', ...ids, ms }, 'trade placed');
}

export function tradeEdited(log: FastifyBaseLogger, ids: TradeIds, ms: number): void {
  log.info({ event: 'trade.edited', ...ids, ms }, 'trade edited');
}

export function tradeVoided(log: FastifyBaseLogger, ids: TradeIds, ms: number): void {
  log.info({ event: 'trade.voided', ...ids, ms }, 'trade voided');
}

type BulkOutcome =
  | { readonly id: number; readonly ok: true }
  | {
      readonly id: number;
      readonly ok: false;
      readonly error: { readonly code?: string | undefined };
    };

/** Listings were placed together; each refused one with its code. */
export function bulkPlaced(
  log: FastifyBaseLogger,
  userId: number,
  outcomes: readonly BulkOutcome[],
  ms: number,
): void {
  const askIds = outcomes.flatMap((one) => (one.ok ? one.id : []));
  const refused = outcomes.flatMap((one) =>
    one.ok ? [] : [{ askId: one.id, code: one.error.code ?? null }],
  );
  log.info({ event: 'bulk.placed', userId, askIds, refused, ms: Math.round(ms) }, 'bulk placed');
}

const told = new WeakSet<Error>();

/** Whether a line about this error's trade has been logged. */
export function isTold(error: Error): boolean {
  return told.has(error);
}

/** One line that says who, what, at which step, what upstream answered, and what the person saw. */
export function tradeFailed(
  log: FastifyBaseLogger,
  ids: TradeIds,
  step: TradeStep,
  thrown: Error,
  ms: number,
): void {
  told.add(thrown);
  const why = whyOf(thrown);
  const fields = { event: 'trade.failed', ...ids, step, ...why, ms: Math.round(ms) };
  if (why.status >= 500) log.error(fields, 'trade failed');
  else log.warn(fields, 'trade failed');
}

/** What upstream answered to a failed call, and what the person saw. */
function whyOf(thrown: Error) {
  const error = thrown instanceof HttpError ? thrown : new HttpError(500, 'internal');
  const { upstream } = error.extras;
  return {
    cause: upstream?.cause ?? (error === thrown ? 'refused-here' : 'bug'),
    upstreamCall: upstream?.call ?? null,
    upstreamStatus: upstream?.status ?? null,
    upstreamCode: upstream?.code ?? null,
    ...(upstream?.detail === undefined ? {} : { upstreamDetail: upstream.detail }),
    ...(error.extras.lookedUp === undefined ? {} : { lookedUp: error.extras.lookedUp }),
    status: error.statusCode,
    code: error.code,
    shown: error.message,
    ...unusableOf(error),
  };
}

/** The invalid fields by their names in the contract, never their values. */
export function unusableOf({ extras }: HttpError): {
  readonly fields?: string[];
  readonly reason?: string;
} {
  const names = extras.issues
    ?.map(({ path }) => path)
    .filter((path) => /^[\w.-]{1,60}$/.test(path));
  return {
    ...(names && names.length > 0 ? { fields: names.slice(0, 10) } : {}),
    ...(extras.reason === undefined ? {} : { reason: extras.reason }),
  };
}

/** The browser asked for the outcome of a trade whose answer it had lost. */
export function tradeResolved(
  log: FastifyBaseLogger,
  fields: {
    readonly userId: number;
    readonly outcome: TradeOutcome['outcome'];
    readonly orderId?: number | null;
  },
): void {
  log.info({ event: 'trade.resolved', ...fields }, 'outcome of a trade looked up');
}

/** The answer to a trade was lost, and a look-up of its key showed that it went through. */
export function tradeFound(log: FastifyBaseLogger, ids: TradeIds, cause: string): void {
  log.warn(
    { event: 'trade.found', ...ids, cause },
    'lost answer of a trade found by looking it up',
  );
}

/** Reads that were refused because there were too many: one line for all of a moment. */
export function readsRefused(log: FastifyBaseLogger, requestIds: readonly string[]): void {
  const fields = { event: 'reads.refused', status: 503, code: 'overloaded' satisfies ErrorCode };
  log.warn({ ...fields, count: requestIds.length, requestIds }, 'more than can be answered');
}

type FormIds = {
  readonly userId: number;
  readonly kind: DocumentType | 'work' | 'release' | 'picture' | 'condition' | 'case' | 'import';
  readonly askId?: number | undefined;
};

/** A document of a listing, or a submitted work or release, was accepted. `bytes` of its form. */
export function formTaken(log: FastifyBaseLogger, ids: FormIds, bytes: number): void {
  const ofSubmission = ids.askId === undefined ? 'submission.taken' : 'document.added';
  const ofImport = ids.kind === 'import' ? 'import.added' : ofSubmission;
  const event = ids.kind === 'picture' ? 'picture.added' : ofImport;
  log.info({ event, ...ids, bytes }, 'form taken in');
}

/** Which upload failed and why, and how many bytes had been sent by then. */
export function formFailed(
  log: FastifyBaseLogger,
  ids: FormIds,
  thrown: Error,
  bytes: number,
): void {
  const event = ids.askId === undefined ? 'submission.failed' : 'document.failed';
  const why = whyOf(thrown);
  const fields = { event, ...ids, bytes, ...why };
  if (why.status >= 500) log.error(fields, 'upload failed');
  else log.warn(fields, 'upload failed');
}

export type SignedInBy = 'password' | 'e-mail' | 'reset' | 'password-change' | SocialProvider;

export function signedIn(log: FastifyBaseLogger, userId: number, by: SignedInBy): void {
  log.info({ event: 'auth.signed-in', userId, by }, 'signed in');
}

export type AccountChange =
  | 'email-asked'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'connected'
  | 'disconnected'
  | 'left';

/** A change to the account itself that its owner asked for. */
export function accountChanged(
  log: FastifyBaseLogger,
  userId: number,
  change: AccountChange,
): void {
  log.info({ event: 'account.changed', userId, change }, 'account changed');
}

export function signedOut(log: FastifyBaseLogger, userId: number): void {
  log.info({ event: 'auth.signed-out', userId }, 'signed out');
}

/** Signed out here, but the JWT, which no browser has, stays valid until it expires. */
export function revocationFailed(log: FastifyBaseLogger, userId: number, error: HttpError): void {
  const upstream = error.extras.upstream ?? null;
  log.warn({ event: 'auth.revocation-failed', userId, upstream }, 'revocation failed');
}

/** Worded as in the specification's error catalogue. */
export function cardSetupFailed(log: FastifyBaseLogger, userId: number, error: HttpError): void {
  const { upstream = null } = error.extras;
  const fields = { event: 'payment.card-setup-failed', userId, code: error.code, upstream };
  log.error(fields, 'Failed to fetch client secret');
}

/** A wrong password at the gate. It is not logged: it may be the password of an account. */
export function gateRefused(log: FastifyBaseLogger): void {
  log.warn({ event: 'gate.refused' }, 'wrong password at the gate');
}

/** Without the identifier, which is an e-mail address. */
export function signInFailed(log: FastifyBaseLogger, code: ErrorCode): void {
  log.warn({ event: 'auth.failed', code }, 'sign-in failed');
}

/** The class of the failure and its detail; the person is not known at this point. */
export function socialSignInFailed(
  log: FastifyBaseLogger,
  provider: SocialProvider,
  cause: SocialFailure | 'taken',
  more: {
    readonly detail?: string;
    readonly code?: ErrorCode;
    readonly upstream?: UpstreamFailure | null;
  },
): void {
  const fields = { event: 'auth.social-failed', provider, cause, ...more };
  // Cancelling is no failure; a provider that is down concerns an operator.
  if (cause === 'cancelled') log.info(fields, 'sign-in given up');
  else if (cause === 'unavailable' || cause === 'marketplace') log.error(fields, 'sign-in failed');
  else log.warn(fields, 'sign-in failed');
}

export function sessionRejected(
  log: FastifyBaseLogger,
  why: 'forged-or-expired' | 'refused-by-product-api',
  userId: number | null,
): void {
  log.warn({ event: 'session.rejected', why, userId }, 'session rejected');
}

/** An operator has to act: the product API issues JWTs that do not fit into one cookie. */
export function sessionTooLarge(log: FastifyBaseLogger, userId: number, jwtBytes: number): void {
  log.error(
    { event: 'session.too-large', userId, jwtBytes },
    'the JWT is too large for one cookie: the product API must issue a smaller one',
  );
}

/** This copy works without the shared cache until it is back; nothing is lost but time. */
export function cacheLost(log: FastifyBaseLogger, cause: string): void {
  log.warn({ event: 'cache.lost', cause }, 'the shared cache cannot be used');
}

export function cacheBack(log: FastifyBaseLogger): void {
  log.info({ event: 'cache.back' }, 'the shared cache is back');
}

/** Visitors keep their last known country, else the defaults. */
export function geoLost(log: FastifyBaseLogger, cause: string): void {
  log.warn({ event: 'geo.lost', cause }, 'the geolocation service cannot be used');
}

export function geoBack(log: FastifyBaseLogger): void {
  log.info({ event: 'geo.back' }, 'the geolocation service is back');
}

/** The event is lost and is not sent again. */
export function analyticsFailed(
  log: FastifyBaseLogger,
  name: AnalyticsEventName,
  why: ErrorCode | 'too-many' | 'bug',
): void {
  log.warn({ event: 'analytics.failed', name, why }, 'event not counted');
}

/** The refusal holds in this browser, but the person's other browsers do not know of it. */
export function refusalNotOnAccount(
  log: FastifyBaseLogger,
  userId: number,
  error: HttpError,
): void {
  const upstream = error.extras.upstream ?? null;
  log.warn({ event: 'consent.not-on-account', userId, upstream }, 'refusal not kept on account');
}
