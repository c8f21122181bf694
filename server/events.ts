import type { FastifyBaseLogger } from 'fastify';
import type { TradeOutcome } from '../shared/contracts/account.ts';
import type { SocialFailure } from '../shared/contracts/arrival.ts';
import type { ErrorCode } from '../shared/contracts/error-codes.ts';
import type { AnalyticsEventName } from '../shared/domain/analytics-events.ts';
import type { DocumentType } from '../shared/domain/ask-documents.ts';
import type { SocialProvider } from '../shared/domain/social.ts';
import { HttpError, type UpstreamFailure } from './errors.ts';

/** Business events, one helper each. Ids only: no name, address, e-mail, token or amount of text. */

export type TradeIds = {
  /** null: nobody was signed in. */
  readonly userId: number | null;
  readonly kind: 'bid' | 'purchase' | 'ask' | 'sale' | 'void-bid' | 'void-ask';
  readonly editionId?: number | undefined;
  readonly askId?: number | undefined;
  readonly bidId?: number | undefined;
  readonly orderId?: number | null | undefined;
};

/** `arrive`: refused before its first step. */
export type TradeStep = 'arrive' | 'draft' | 'compare' | 'place' | 'look-up' | 'void';

export function tradePlaced(log: FastifyBaseLogger, ids: TradeIds, ms: number): void {
  log.info({ event: 'trade.placed', ...ids, ms }, 'trade placed');
}

export function tradeVoided(log: FastifyBaseLogger, ids: TradeIds, ms: number): void {
  log.info({ event: 'trade.voided', ...ids, ms }, 'trade voided');
}

const told = new WeakSet<Error>();

/** Whether the log has what this error did to a trade. */
export function isTold(error: Error): boolean {
  return told.has(error);
}

/** Alone it answers who, what, where in the flow, what upstream said, and what the person saw. */
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

/** What upstream said of a failure, and what the person saw. */
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

/** What could not be used: fields by their names in the contract, never what stood in them. */
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

/** The browser asked what became of a trade whose answer it had lost. */
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

/** The answer to a trade was lost, but a look-up of its key told that it went through. */
export function tradeFound(log: FastifyBaseLogger, ids: TradeIds, cause: string): void {
  log.warn(
    { event: 'trade.found', ...ids, cause },
    'lost answer of a trade found by looking it up',
  );
}

/** Calls for data that were refused because there were too many of them: one line for a moment's. */
export function readsRefused(log: FastifyBaseLogger, requestIds: readonly string[]): void {
  const fields = { event: 'reads.refused', status: 503, code: 'overloaded' satisfies ErrorCode };
  log.warn({ ...fields, count: requestIds.length, requestIds }, 'more than can be answered');
}

type FormIds = {
  readonly userId: number;
  readonly kind: DocumentType | 'work' | 'release';
  readonly askId?: number | undefined;
};

/** A document of a listing, or a submitted work or release, has been taken in. `bytes` of its form. */
export function formTaken(log: FastifyBaseLogger, ids: FormIds, bytes: number): void {
  const event = ids.askId === undefined ? 'submission.taken' : 'document.added';
  log.info({ event, ...ids, bytes }, 'form taken in');
}

/** Which upload failed and why, and how much of it had gone up by then. */
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

export function signedOut(log: FastifyBaseLogger, userId: number): void {
  log.info({ event: 'auth.signed-out', userId }, 'signed out');
}

/** Signed out here; the JWT, which is in no browser, stays good there until it expires. */
export function revocationFailed(log: FastifyBaseLogger, userId: number, error: HttpError): void {
  const upstream = error.extras.upstream ?? null;
  log.warn({ event: 'auth.revocation-failed', userId, upstream }, 'revocation failed');
}

/** In the words of the specification's error catalogue. */
export function cardSetupFailed(log: FastifyBaseLogger, userId: number, error: HttpError): void {
  const { upstream = null } = error.extras;
  const fields = { event: 'payment.card-setup-failed', userId, code: error.code, upstream };
  log.error(fields, 'Failed to fetch client secret');
}

/** A wrong password at the gate; what was typed may be somebody's own. */
export function gateRefused(log: FastifyBaseLogger): void {
  log.warn({ event: 'gate.refused' }, 'wrong password at the gate');
}

/** Deliberately without the identifier: it is an e-mail address. */
export function signInFailed(log: FastifyBaseLogger, code: ErrorCode): void {
  log.warn({ event: 'auth.failed', code }, 'sign-in failed');
}

/** Which class of failure it was, and where; the person is known to nobody yet. */
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
  // Going back is no failure; a provider that is down is for an operator to see.
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

/** The shared cache: this copy keeps to itself until it is back. Nothing is lost but time. */
export function cacheLost(log: FastifyBaseLogger, cause: string): void {
  log.warn({ event: 'cache.lost', cause }, 'the shared cache cannot be used');
}

export function cacheBack(log: FastifyBaseLogger): void {
  log.info({ event: 'cache.back' }, 'the shared cache is back');
}

/** The geolocation service: visitors keep the last good answer, else the defaults. */
export function geoLost(log: FastifyBaseLogger, cause: string): void {
  log.warn({ event: 'geo.lost', cause }, 'the geolocation service cannot be used');
}

export function geoBack(log: FastifyBaseLogger): void {
  log.info({ event: 'geo.back' }, 'the geolocation service is back');
}

/** A count is lost, and nothing else; it is not tried again. */
export function analyticsFailed(
  log: FastifyBaseLogger,
  name: AnalyticsEventName,
  why: ErrorCode | 'too-many' | 'bug',
): void {
  log.warn({ event: 'analytics.failed', name, why }, 'event not counted');
}

/** The browser refuses from here on; the person's other browsers do not know. */
export function refusalNotOnAccount(
  log: FastifyBaseLogger,
  userId: number,
  error: HttpError,
): void {
  const upstream = error.extras.upstream ?? null;
  log.warn({ event: 'consent.not-on-account', userId, upstream }, 'refusal not kept on account');
}
