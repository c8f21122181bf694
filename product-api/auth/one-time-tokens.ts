import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { oneTimeTokens, users } from '../db/schema/people.ts';

type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** Milliseconds. A link that sets a password is worth more to a thief, so it expires sooner. */
const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 86_400_000,
  'reset-password': 3_600_000,
};

/**
 * Creates a token for a link in a mail. Only its hash is stored, so that a leaked table opens
 * nothing.
 */
export async function issueOneTimeToken(
  tx: Transaction,
  input: { readonly purpose: TokenPurpose; readonly userId: number; readonly now: Date },
): Promise<{ token: string; hash: string }> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const expiresAt = new Date(input.now.getTime() + lifetimes[input.purpose]);
  await tx
    .insert(oneTimeTokens)
    .values({ hash, purpose: input.purpose, userId: input.userId, expiresAt });
  return { token, hash };
}

/**
 * Redeems a token and returns its user; null for a used, expired or unknown token. All other tokens
 * of the user for the same purpose become invalid.
 */
export async function redeemOneTimeToken(
  tx: Transaction,
  input: { readonly purpose: TokenPurpose; readonly token: string; readonly now: Date },
): Promise<number | null> {
  const isIt = eq(oneTimeTokens.hash, hashToken(input.token));
  const owner = tx.select({ id: oneTimeTokens.userId }).from(oneTimeTokens).where(isIt);
  // The user before the token, as closing an account locks them.
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
  const unused = and(eq(oneTimeTokens.purpose, input.purpose), isNull(oneTimeTokens.usedAt));
  const [redeemed] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: input.now })
    .where(and(unused, isIt, gt(oneTimeTokens.expiresAt, input.now)))
    .returning({ userId: oneTimeTokens.userId });
  if (!redeemed) return null;
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: input.now })
    .where(and(unused, eq(oneTimeTokens.userId, redeemed.userId)));
  return redeemed.userId;
}

/** Ends every link that was mailed to a user: the account has another owner from now on. */
export async function revokeOneTimeTokens(
  tx: Transaction,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt)));
}

/** Whether a token could be redeemed; does not use it up. */
export async function isRedeemable(
  db: Queryable,
  input: { readonly purpose: TokenPurpose; readonly token: string; readonly now: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, input.purpose),
        isNull(oneTimeTokens.usedAt),
        eq(oneTimeTokens.hash, hashToken(input.token)),
        gt(oneTimeTokens.expiresAt, input.now),
      ),
    );
  return found !== undefined;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
