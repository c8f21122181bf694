import { and, eq } from 'drizzle-orm';
import { revokeOneTimeTokens } from '../auth/one-time-tokens.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { openSession, revokeSessions } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';
import { findUser } from '../queries/find-user.ts';

/**
 * Sets a new password, ends every session and every link that was mailed before, but those that
 * take an e-mail change back, and opens a new session. Of two concurrent changes one wins. Throws
 * 'Old Passwords not ok', also for accounts without a password.
 */
export async function changePassword(
  { db, now, signingKeys }: Pick<Deps, 'db' | 'now' | 'signingKeys'>,
  input: { readonly userId: number; readonly oldPassword: string; readonly password: string },
): Promise<{ jwt: string; user: UserRow }> {
  const { userId, oldPassword, password } = input;
  const oldHash = (await findUser(db, userId))?.passwordHash ?? null;
  if (oldHash === null || !(await verifyPassword(oldHash, oldPassword))) {
    throw refused('auth.old-password-wrong');
  }
  const passwordHash = await hashPassword(password);
  const key = await signingKeys.newest();
  const at = now();
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
      .returning();
    if (!user) throw refused('auth.old-password-wrong');
    await revokeOneTimeTokens(tx, { userId, except: 'keep-email', now: at });
    await revokeSessions(tx, userId, at);
    return { jwt: await openSession(tx, { userId, key, now: at }), user };
  });
}
