import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sessions, type UserRow, users } from '../db/schema/people.ts';
import { refused, unauthorized } from '../errors.ts';
import type { CurrentUser } from './current-user.ts';
import { verifyPassword } from './passwords.ts';

/** Milliseconds for which signing in with Google or Apple stands for a password. */
const freshSignIn = 10 * 60_000;

/** An account whose owner has just shown that the session is theirs. */
export type ProvenOwner = { readonly id: number; readonly passwordHash: string | null };

/**
 * For changes that a stolen session must not make. Throws 'auth.password-wrong'; for an account
 * without a password 'auth.sign-in-again', unless its session was opened within ten minutes.
 */
export async function proveOwner(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { id, sessionId }: CurrentUser,
  password: string | undefined,
): Promise<ProvenOwner> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  if (!user) throw unauthorized();
  const { passwordHash } = user;
  if (passwordHash !== null) {
    const isRight = password !== undefined && (await verifyPassword(passwordHash, password));
    if (!isRight) throw refused('auth.password-wrong');
    return { id, passwordHash };
  }
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const isFresh = session && now().getTime() - session.createdAt.getTime() <= freshSignIn;
  if (!isFresh) throw refused('auth.sign-in-again');
  return { id, passwordHash };
}

/** Locks the account; throws 'auth.password-wrong' if its password has changed since the proof. */
export async function lockOwner(tx: Transaction, owner: ProvenOwner): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, owner.id)).for('update');
  if (!user || user.leftAt) throw unauthorized();
  if (user.passwordHash !== owner.passwordHash) throw refused('auth.password-wrong');
  return user;
}
