import { eq, sql } from 'drizzle-orm';
import { redeemOneTimeToken } from '../auth/one-time-tokens.ts';
import { openSession } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';

/** Confirms the address and signs its owner in. The link works once. */
export async function confirmEmail(
  { db, now, signingKeys }: Pick<Deps, 'db' | 'now' | 'signingKeys'>,
  token: string,
): Promise<{ jwt: string; user: UserRow }> {
  const key = await signingKeys.newest();
  const at = now();
  return db.transaction(async (tx) => {
    const userId = await redeemOneTimeToken(tx, { purpose: 'confirm-email', token, now: at });
    if (userId === null) throw refused('auth.confirmation-invalid');
    const [user] = await tx
      .update(users)
      .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${at})` })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw refused('auth.confirmation-invalid');
    return { jwt: await openSession(tx, { userId, key, now: at }), user };
  });
}
