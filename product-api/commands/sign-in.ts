import { eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { openSession } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';

type Credentials = {
  /** null: no account has this identifier. */
  readonly user: UserRow | null;
  readonly password: string;
};

let decoy: Promise<string> | null = null;

/**
 * Opens a session; the password must still be the account's when it is opened. Refusing an unknown
 * account takes as long as refusing a wrong password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'signingKeys'>,
  { user, password }: Credentials,
): Promise<{ jwt: string; user: UserRow }> {
  decoy ??= hashPassword('a password that no user has');
  const decoyHash = await decoy;
  const isRight = await verifyPassword(user?.passwordHash ?? decoyHash, password);
  if (user && user.passwordHash === null && user.provider !== 'local') {
    throw refused(`auth.registered-with-${user.provider}`);
  }
  if (!user?.passwordHash || !isRight) throw refused('auth.invalid-credentials');
  if (!user.confirmedAt) throw refused('auth.not-confirmed');

  const key = await deps.signingKeys.newest();
  return deps.db.transaction(async (tx) => {
    const [present] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
      .for('share');
    if (present?.passwordHash !== user.passwordHash) throw refused('auth.invalid-credentials');
    return { jwt: await openSession(tx, { userId: user.id, key, now: deps.now() }), user };
  });
}
