import type { z } from 'zod';
import type { registerBody } from '../../shared/contracts/wire/auth.ts';
import { normalizeEmail } from '../../shared/domain/email.ts';
import { isEmailReserved } from '../auth/one-time-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { UserRow } from '../db/schema/people.ts';
import { profiles, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { invalid, refused } from '../errors.ts';
import { findUserByEmail } from '../queries/find-user.ts';
import { sendConfirmation } from './send-confirmation.ts';

type Registration = z.infer<typeof registerBody> & { readonly returnTo: string | null };

/**
 * Creates an account with an unconfirmed e-mail address. Of two concurrent registrations one wins.
 */
export async function registerUser(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  { returnTo, password, ...person }: Registration,
): Promise<UserRow> {
  const email = normalizeEmail(person.email);
  if (await findUserByEmail(db, email)) throw refused('auth.email-taken');
  if (await isEmailReserved(db, { email, now: now() })) throw refused('auth.email-taken');
  const passwordHash = await hashPassword(password);
  const createdAt = now();
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ ...person, email, passwordHash, createdAt })
      .onConflictDoNothing()
      .returning();
    if (!user) {
      if (await findUserByEmail(tx, email)) throw refused('auth.email-taken');
      throw invalid([{ path: ['username'], message: 'Username already taken' }]);
    }
    await tx.insert(profiles).values({ userId: user.id });
    await sendConfirmation(tx, { user, returnTo, publicUrl, now: createdAt });
    return user;
  });
}
