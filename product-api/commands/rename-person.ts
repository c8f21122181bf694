import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../../shared/domain/email.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { invalid, unauthorized } from '../errors.ts';
import { isUsernameTaken } from '../queries/find-user.ts';

/** Users sign in with their username, so one with an @ must be their own address. */
export async function renamePerson(
  { db }: Pick<Deps, 'db'>,
  input: {
    readonly userId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly username: string;
  },
): Promise<UserRow> {
  const { userId, ...names } = input;
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!before || before.leftAt) throw unauthorized();
    if (names.username.includes('@') && normalizeEmail(names.username) !== before.email) {
      const message = 'A username with an @ must be your own e-mail address';
      throw invalid([{ path: ['username'], message }]);
    }
    if (await isUsernameTaken(tx, names.username, userId)) {
      throw invalid([{ path: ['username'], message: 'Username already taken' }]);
    }
    const [user] = await tx.update(users).set(names).where(eq(users.id, userId)).returning();
    if (!user) throw unauthorized();
    return user;
  });
}
