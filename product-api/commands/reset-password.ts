import { eq, sql } from 'drizzle-orm';
import { isRedeemable, redeemOneTimeToken } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { openSession, revokeSessions } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'signingKeys'>;

/** Throws 'auth.reset-invalid' for a code that cannot set a password; a valid code stays valid. */
export async function verifyResetCode({ db, now }: Needs, code: string): Promise<void> {
  const isGood = await isRedeemable(db, { purpose: 'reset-password', token: code, now: now() });
  if (!isGood) throw refused('auth.reset-invalid');
}

/**
 * Sets the password and ends every session. The link went to the e-mail address, so the address
 * counts as confirmed.
 */
export async function resetPassword(
  deps: Needs,
  input: { readonly code: string; readonly password: string },
): Promise<{ jwt: string; user: UserRow }> {
  /** Hashing is expensive: an invalid code is refused before it. */
  await verifyResetCode(deps, input.code);
  const passwordHash = await hashPassword(input.password);
  const key = await deps.signingKeys.newest();
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const userId = await redeemOneTimeToken(tx, {
      purpose: 'reset-password',
      token: input.code,
      now,
    });
    if (userId === null) throw refused('auth.reset-invalid');
    const [user] = await tx
      .update(users)
      .set({ passwordHash, confirmedAt: sql`coalesce(${users.confirmedAt}, ${now})` })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw refused('auth.reset-invalid');
    await revokeSessions(tx, userId, now);
    return { jwt: await openSession(tx, { userId, key, now }), user };
  });
}
