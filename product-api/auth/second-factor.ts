import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../db/database.ts';
import { recoveryCodes, staff } from '../db/schema/staff.ts';

/** Seconds; RFC 6238 recommends 30, and one step of tolerance for a slow clock. */
const period = 30;
const tolerance = 1;
const recoveryCodeCount = 10;

const totpOf = (
  secret: string,
  named: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...named, secret: Secret.fromBase32(secret), period });

/** A new secret for an authenticator app, which shows the site and the account that it is for. */
export function newTotpSecret(named: { readonly issuer: string; readonly label: string }): {
  readonly secret: string;
  readonly uri: string;
} {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, named).toString() };
}

/** The time step of a valid code; null for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

type Shown = { readonly userId: number; readonly code: string; readonly now: Date };

/** Uses up a code of the app. `pending`: of a secret that no code was shown of yet. */
export async function redeemTotp(
  tx: Transaction,
  { userId, code, now }: Shown,
  pending: boolean,
): Promise<boolean> {
  const [member] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update');
  if (!member?.totpSecret || member.hasTotp === pending) return false;
  const step = stepOf(member.totpSecret, code, now);
  if (step === null) return false;
  const used = await tx
    .update(staff)
    .set({ totpStep: step, hasTotp: true })
    .where(and(eq(staff.userId, userId), lt(staff.totpStep, step)))
    .returning({ userId: staff.userId });
  return used.length > 0;
}

/** Uses up a recovery code. */
export async function redeemRecoveryCode(
  tx: Transaction,
  { userId, code, now }: Shown,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Ten new codes, which replace all others. */
export async function issueRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const text = randomBytes(8).toString('hex');
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12)}`;
  });
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ hash: hashOf(code), userId })));
  return codes;
}

/** 64 random bits need no salt. */
function hashOf(code: string): string {
  const digits = code.toLowerCase().replace(/[^0-9a-f]/g, '');
  return createHash('sha256').update(digits).digest('base64url');
}
