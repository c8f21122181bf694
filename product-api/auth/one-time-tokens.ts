import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { oneTimeTokens, users } from '../db/schema/people.ts';

type TokenPurpose = (typeof oneTimeTokens.$inferSelect)['purpose'];

/** Milliseconds. A link that sets a password is worth more to a thief, so it expires sooner. */
export const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 86_400_000,
  'reset-password': 3_600_000,
  'change-email': 86_400_000,
  /** Long enough for an owner who reads mail once a week. */
  'keep-email': 7 * 86_400_000,
  /** As long as a sign-in at Google or Apple may take. */
  'link-provider': 10 * 60_000,
};

/**
 * Creates a token for a link in a mail. Only its hash is stored, so that a leaked table opens
 * nothing.
 */
export async function issueOneTimeToken(
  tx: Transaction,
  input: {
    readonly purpose: TokenPurpose;
    readonly userId: number;
    /** The address that the account gets with the link. */
    readonly email?: string;
    readonly now: Date;
  },
): Promise<{ token: string; hash: string }> {
  const token = randomBytes(32).toString('base64url');
  const hash = hashToken(token);
  const expiresAt = new Date(input.now.getTime() + lifetimes[input.purpose]);
  const { purpose, userId, email } = input;
  await tx.insert(oneTimeTokens).values({ hash, purpose, userId, email, expiresAt });
  return { token, hash };
}

type Link = {
  readonly purposes: readonly TokenPurpose[];
  readonly token: string;
  readonly now: Date;
};

type Redeemed = {
  readonly userId: number;
  /** The address that the account gets; null: it keeps its own. */
  readonly email: string | null;
};

/**
 * Redeems a token; null for a used, expired or unknown one. All other tokens of the user for the
 * same purposes become invalid.
 */
export async function redeemOneTimeToken(tx: Transaction, input: Link): Promise<Redeemed | null> {
  const isIt = eq(oneTimeTokens.hash, hashToken(input.token));
  const owner = tx.select({ id: oneTimeTokens.userId }).from(oneTimeTokens).where(isIt);
  // The user before the token, as closing an account locks them.
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
  const unused = isUnused(input.purposes);
  const [redeemed] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: input.now })
    .where(and(unused, isIt, gt(oneTimeTokens.expiresAt, input.now)))
    .returning({ userId: oneTimeTokens.userId, email: oneTimeTokens.email });
  if (!redeemed) return null;
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: input.now })
    .where(and(unused, eq(oneTimeTokens.userId, redeemed.userId)));
  return redeemed;
}

/** Ends links that were mailed to a user: all of them, or those of one purpose, or all but those. */
export async function revokeOneTimeTokens(
  tx: Queryable,
  link: {
    readonly userId: number;
    readonly only?: TokenPurpose;
    readonly except?: TokenPurpose;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, only, except, now } = link;
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        only && eq(oneTimeTokens.purpose, only),
        except && ne(oneTimeTokens.purpose, except),
      ),
    );
}

/** The address of the user's newest open link for this purpose; null: there is none. */
export async function findLinkedEmail(
  db: Queryable,
  link: { readonly userId: number; readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string | null> {
  const [found] = await db
    .select({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(
      and(
        isUnused([link.purpose]),
        eq(oneTimeTokens.userId, link.userId),
        gt(oneTimeTokens.expiresAt, link.now),
      ),
    )
    .orderBy(desc(oneTimeTokens.expiresAt))
    .limit(1);
  return found?.email ?? null;
}

/** Whether another account's former owner can still get this address back by a link. */
export async function isEmailReserved(
  db: Queryable,
  link: { readonly email: string; readonly userId?: number; readonly now: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        isUnused(['keep-email']),
        eq(oneTimeTokens.email, link.email),
        gt(oneTimeTokens.expiresAt, link.now),
        link.userId === undefined ? undefined : ne(oneTimeTokens.userId, link.userId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether a token could be redeemed; does not use it up. */
export async function isRedeemable(db: Queryable, input: Link): Promise<boolean> {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        isUnused(input.purposes),
        eq(oneTimeTokens.hash, hashToken(input.token)),
        gt(oneTimeTokens.expiresAt, input.now),
      ),
    );
  return found !== undefined;
}

function isUnused(purposes: readonly TokenPurpose[]) {
  return and(inArray(oneTimeTokens.purpose, [...purposes]), isNull(oneTimeTokens.usedAt));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
