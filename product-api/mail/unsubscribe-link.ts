import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { product } from '../../shared/product.ts';
import type { SigningKeys } from '../auth/signing-keys.ts';
import { newsFlags } from '../db/schema/news.ts';

const algorithm = 'HS256';
/** Differs from the bearer tokens' issuer, so that neither is accepted as the other. */
const issuer = `${product.slug} mail`;

/** The mails that one link ends: a kind of news about artists, or the reminders of one release. */
export type MailSubscription =
  | { readonly kind: (typeof newsFlags)[keyof typeof newsFlags] }
  | { readonly kind: 'releaseReminder'; readonly releaseId: number };
export type Unsubscribing = { readonly userId: number; readonly from: MailSubscription };

const id = z.int().positive().max(999_999_999);
const claims = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  from: z.union([
    z.object({ kind: z.enum(Object.values(newsFlags)) }),
    z.object({ kind: z.literal('releaseReminder'), releaseId: id }),
  ]),
});

/**
 * The one-click unsubscribe link (RFC 8058). It does not expire, because a mail may be read years
 * later.
 */
export async function unsubscribeLink(
  publicUrl: string,
  keys: SigningKeys,
  { userId, from }: Unsubscribing,
): Promise<string> {
  const key = await keys.newest();
  const token = await new SignJWT({ from })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setIssuer(issuer)
    .setSubject(String(userId))
    .sign(key.secret);
  return `${publicUrl}/unsubscribe?token=${token}`;
}

/** null for an invalid token. */
export async function readUnsubscribeToken(
  token: string,
  keys: SigningKeys,
): Promise<Unsubscribing | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? null : await keys.byId(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.secret;
      },
      { algorithms: [algorithm], issuer },
    );
    const read = claims.safeParse(payload);
    return read.success ? { userId: read.data.sub, from: read.data.from } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
