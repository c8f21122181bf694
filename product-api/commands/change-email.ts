import { and, eq, ne, sql } from 'drizzle-orm';
import {
  isEmailReserved,
  issueOneTimeToken,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../auth/one-time-tokens.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';
import { composeEmailChanged } from '../mail/compose-email-change.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { resetLink } from '../mail/reset-link.ts';

/**
 * Gives the account the address that the link was mailed to. Links mailed to the old address end,
 * all but those that take the change back. Throws 'auth.email-change-invalid', 'auth.email-taken'.
 */
export async function changeEmail(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  token: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const link = { purposes: ['change-email'], token, now: at } as const;
    const { userId, email = null } = (await redeemOneTimeToken(tx, link)) ?? {};
    if (userId === undefined || email === null) throw refused('auth.email-change-invalid');
    if (await isEmailReserved(tx, { email, userId, now: at })) throw refused('auth.email-taken');
    const { firstName, oldEmail } = await setEmail(tx, { userId, email });
    await revokeOneTimeTokens(tx, { userId, except: 'keep-email', now: at });
    const undo = await issueOneTimeToken(tx, {
      ...{ purpose: 'keep-email', userId, email: oldEmail, now: at },
    });
    await enqueueEmail(tx, {
      dedupeKey: `keep-email:${undo.hash}`,
      recipient: oldEmail,
      ...composeEmailChanged({ firstName, to: email, link: resetLink(publicUrl, undo.token) }),
    });
  });
}

/**
 * A username that is the old address becomes the new one. Addresses are locked one by one, so that
 * of two accounts one gets it; the other is refused with 'auth.email-taken'.
 */
export async function setEmail(
  tx: Transaction,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<{ firstName: string; oldEmail: string }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw refused('auth.email-change-invalid');
  const isHeld = and(
    sql`(lower(${users.email}) = ${email} or lower(${users.username}) = ${email})`,
    ne(users.id, userId),
  );
  if ((await tx.$count(users, isHeld)) > 0) throw refused('auth.email-taken');
  const isUsername = user.username.toLowerCase() === user.email.toLowerCase();
  await tx
    .update(users)
    .set({ email, ...(isUsername && { username: email }) })
    .where(eq(users.id, userId));
  return { firstName: user.firstName, oldEmail: user.email };
}
