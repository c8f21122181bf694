import { z } from 'zod';

const claims = z.object({ exp: z.number().positive() });

/**
 * When a JWT expires, in epoch milliseconds; null when it does not say. The signature is not
 * checked here: the product API issued the token, and checks it at every call.
 */
export function jwtExpiry(jwt: string): number | null {
  try {
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString();
    const read = claims.safeParse(JSON.parse(payload));
    return read.success ? Math.floor(read.data.exp * 1000) : null;
  } catch {
    return null;
  }
}
