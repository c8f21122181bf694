import { eq, sql } from 'drizzle-orm';
import { redeemOneTimeToken } from '../auth/one-time-tokens.ts';
import { openSession } from '../auth/sessions.ts';
import { type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';

/**
 * Confirms the address and signs its owner in. The link works once. Registering proves nothing
 * about an address, so the password of a registration made elsewhere does not count: throws
 * 'auth.password-needed', and the link stays valid.
 */
export async function confirmEmail(
  { db, now, signingKeys }: Pick<Deps, 'db' | 'now' | 'signingKeys'>,
  link: {
    readonly token: string;
    /** The account that the caller's browser registered; left out by callers without browsers. */
    readonly registeredUserId?: number | undefined;
  },
): Promise<{ jwt: string; user: UserRow }> {
  const { token, registeredUserId } = link;
  const key = await signingKeys.newest();
  const at = now();
  return db.transaction(async (tx) => {
    const link = { purposes: ['confirm-email'], token, now: at } as const;
    const { userId } = (await redeemOneTimeToken(tx, link)) ?? {};
    if (userId === undefined) throw refused('auth.confirmation-invalid');
    if (registeredUserId !== undefined && registeredUserId !== userId) {
      throw refused('auth.password-needed');
    }
    const [user] = await tx
      .update(users)
      .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${at})` })
      .where(eq(users.id, userId))
      .returning();
    if (!user) throw refused('auth.confirmation-invalid');
    return { jwt: await openSession(tx, { userId, key, now: at }), user };
  });
}
