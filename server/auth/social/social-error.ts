import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { SocialFailure } from '../../../shared/contracts/arrival.ts';
import type { ErrorCode } from '../../../shared/contracts/error-codes.ts';
import type { HttpError } from '../../errors.ts';

/** A failed sign-in: its reason, and a detail for the log that quotes nothing secret. */
export class SocialError extends Error {
  readonly why: SocialFailure;
  readonly detail: string;

  constructor(why: SocialFailure, detail: string) {
    super(`${why}: ${detail}`);
    this.name = 'SocialError';
    this.why = why;
    this.detail = detail;
  }
}

/** The codes with which Google and Apple report that the person cancelled. */
const cancellations: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_authorize']);
const word = /^[\w.-]{1,60}$/;

/** The SocialError for a failure of the OpenID client; any other error is returned unchanged. */
export function socialErrorOf(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError) {
    const why = cancellations.has(error.error) ? 'cancelled' : 'refused';
    return new SocialError(why, wordOf(error.error));
  }
  if (error instanceof ResponseBodyError) {
    const why = error.status >= 500 || error.status === 429 ? 'unavailable' : 'refused';
    return new SocialError(why, wordOf(error.error));
  }
  if (error instanceof ClientError) {
    return error.cause instanceof SocialError ? error.cause : clientErrorOf(error);
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new SocialError('unavailable', 'unreachable');
  }
  return error;
}

/** Answers that are not OpenID Connect: the provider is down, or it is another server. */
const notTheProtocol: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function clientErrorOf(error: ClientError): SocialError {
  const code = error.code ?? 'unknown';
  return new SocialError(
    notTheProtocol.has(code) ? 'unavailable' : 'refused',
    [wordOf(code.toLowerCase()), claimOf(error)].filter(Boolean).join(' '),
  );
}

/** The claim that failed ('iss', 'aud', 'nonce', …), never its value. */
function claimOf(error: ClientError): string {
  const { cause } = error;
  const inner = cause instanceof Error ? cause.cause : cause;
  if (typeof inner !== 'object' || inner === null) return '';
  if ('claim' in inner) return wordOf(inner.claim);
  return 'attribute' in inner ? wordOf(inner.attribute) : '';
}

function wordOf(value: unknown): string {
  return typeof value === 'string' && word.test(value) ? value : 'unnamed';
}

const failures: Partial<Record<ErrorCode, SocialFailure>> = {
  'auth.token-missing': 'token-missing',
  'auth.email-unverified': 'email-unverified',
  'auth.link-expired': 'expired',
  'auth.identity-taken': 'identity-taken',
  'auth.provider-connected': 'provider-connected',
  'auth.required': 'session-ended',
};

/** The reason that the person is shown for the product API's refusal. */
export function failureOfExchange({ statusCode, code }: HttpError): SocialFailure {
  const named = failures[code];
  if (named) return named;
  if (statusCode === 429) return 'too-many';
  return statusCode >= 500 ? 'marketplace' : 'refused';
}
