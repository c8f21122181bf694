import { eq, sql } from 'drizzle-orm';
import { isRedeemable, redeemOneTimeToken, revokeOneTimeTokens } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { openSession, revokeSessions } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'signingKeys'>;

type Link = { readonly purpose: keyof typeof refusals; readonly token: string };

const refusals = {
  'confirm-email': 'auth.confirmation-invalid',
  'reset-password': 'auth.reset-invalid',
} as const;

/** Throws the link's refusal if it cannot set a password; a valid link stays valid. */
export async function checkLink({ db, now }: Needs, link: Link): Promise<void> {
  if (!(await isRedeemable(db, { ...link, now: now() }))) throw refused(refusals[link.purpose]);
}

/**
 * Sets the password, ends every session and every other link. The link went to the e-mail address,
 * so the address counts as confirmed.
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
    const userId = await redeemOneTimeToken(tx, { ...link, now });
    if (userId === null) throw refused(refusals[link.purpose]);
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
