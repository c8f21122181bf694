import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { product } from '../../shared/product.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

const algorithm = 'HS256';
const issuer = `${product.slug} product-api`;

const claimsSchema = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  sid: z.uuid(),
});

type TokenClaims = { readonly userId: number; readonly sessionId: string };

/** A bearer token that expires with its session. */
export function signToken(
  claims: TokenClaims,
  key: SigningKey,
  times: { readonly issuedAt: Date; readonly expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setIssuer(issuer)
    .setSubject(String(claims.userId))
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(key.secret);
}

/** null for an invalid or expired token. */
export async function verifyToken(
  token: string,
  keys: SigningKeys,
  now: Date,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? null : await keys.byId(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.secret;
      },
      { algorithms: [algorithm], issuer, currentDate: now, requiredClaims: ['exp'] },
    );
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
