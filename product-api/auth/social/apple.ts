import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { unavailable } from '../../errors.ts';
import { readLimited } from '../../read-limited.ts';
import { claimsSchema, personOf } from './claims.ts';
import type { SocialProvider } from './social-provider.ts';

export type AppleSettings = {
  /** Our client id: a token given to another application is refused. */
  readonly clientId: string;
  readonly issuer: string;
  readonly jwksUrl: string;
};

const timeLimit = 5000;
const keySetAtMost = 64 * 1024;

/** Apple issues signed id tokens: they are verified with its published keys. */
export function createApple(settings: AppleSettings, now: () => Date): SocialProvider {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
    timeoutDuration: timeLimit,
    [customFetch]: fetchKeys,
  });
  return {
    async check(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: settings.issuer,
          audience: settings.clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['exp', 'sub'],
          currentDate: now(),
        });
        const claims = claimsSchema.safeParse(payload);
        return claims.success ? personOf(claims.data) : null;
      } catch (error) {
        if (isRefusal(error)) return null;
        throw unavailable();
      }
    },
  };
}

/** The limit applies to the decompressed body. */
async function fetchKeys(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.body === null) return answer;
  const { status } = answer;
  return new Response(await readLimited(answer.body, keySetAtMost), { status });
}

/** Whether the token itself is invalid, rather than Apple's keys unavailable. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}
