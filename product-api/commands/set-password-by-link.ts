import { and, eq, gte, sql } from 'drizzle-orm';
import {
  isRedeemable,
  lifetimes,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { openSession, revokeSessions } from '../auth/sessions.ts';
import type { Transaction } from '../db/database.ts';
import { socialIdentities, type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';
import { setEmail } from './change-email.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'signingKeys'>;

type Link = { readonly purpose: keyof typeof refusals; readonly token: string };

const refusals = {
  'confirm-email': 'auth.confirmation-invalid',
  'reset-password': 'auth.reset-invalid',
} as const;

/** The link that takes an e-mail change back also sets a password: another one may be known. */
const accepted = {
  'confirm-email': ['confirm-email'],
  'reset-password': ['reset-password', 'keep-email'],
} as const;

/** Throws the link's refusal if it cannot set a password; a valid link stays valid. */
export async function checkLink({ db, now }: Needs, link: Link): Promise<void> {
  const { purpose, token } = link;
  const isValid = await isRedeemable(db, { purposes: accepted[purpose], token, now: now() });
  if (!isValid) throw refused(refusals[purpose]);
}

/**
 * Sets the password, ends every session and every other link. The link went to the e-mail address,
 * so the address counts as confirmed. A link with an address gives the account this address back
 * and disconnects the providers of the last seven days; throws 'auth.email-taken' if another
 * account has it by now.
 */
export async function setPasswordByLink(
  deps: Needs,
  { password, ...link }: Link & { readonly password: string },
): Promise<{ jwt: string; user: UserRow }> {
  /** Hashing is expensive: an invalid link is refused before it. */
  await checkLink(deps, link);
  const passwordHash = await hashPassword(password);
  const key = await deps.signingKeys.newest();
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { purpose, token } = link;
    const redeemed = await redeemOneTimeToken(tx, { purposes: accepted[purpose], token, now });
    if (redeemed === null) throw refused(refusals[purpose]);
    const { userId, email } = redeemed;
    if (email !== null) {
      await setEmail(tx, { userId, email });
      await disconnectRecent(tx, userId, now);
    }
    const [user] = await tx
      .update(users)
      .set({ passwordHash, confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})` })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw refused(refusals[link.purpose]);
    await revokeOneTimeTokens(tx, { userId, now });
    await revokeSessions(tx, userId, now);
    return { jwt: await openSession(tx, { userId, key, now }), user };
  });
}

/** Providers connected while the link was valid may be those of the person it is used against. */
async function disconnectRecent(tx: Transaction, userId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lifetimes['keep-email']);
  await tx
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), gte(socialIdentities.createdAt, since)));
}
