import { importPKCS8, SignJWT } from 'jose';
import type { AppleRegistration } from '../../config/social-settings.ts';

/** Apple accepts up to six months; an hour costs one signature an hour. */
const lifetimeMs = 3_600_000;
/** A secret is replaced this long before it expires. */
const spareMs = 300_000;

/** Apple's client secret: an ES256 JWT signed with the team's key, renewed before it expires. */
export function createAppleSecret(
  apple: AppleRegistration,
  now: () => number,
): () => Promise<string> {
  const key = importPKCS8(apple.privateKey, 'ES256');
  key.catch(() => undefined);
  let secret = '';
  let until = 0;
  return async () => {
    if (now() > until - spareMs) {
      const end = now() + lifetimeMs;
      secret = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
        .setIssuer(apple.teamId)
        .setSubject(apple.clientId)
        .setAudience(apple.issuer)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(end / 1000))
        .sign(await key);
      until = end;
    }
    return secret;
  };
}
