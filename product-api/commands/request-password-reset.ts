import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import type { Transaction } from '../db/database.ts';
import type { UserRow } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { composeReset, composeSocialReminder } from '../mail/compose-reset.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { resetLink } from '../mail/reset-link.ts';
import { findUser, findUserByEmail } from '../queries/find-user.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'publicUrl'>;

/**
 * Mails a reset link to the account with this address, if there is one. The answer is the same
 * either way.
 */
export async function requestPasswordReset(deps: Needs, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (user.provider !== 'local' && user.passwordHash === null) {
      return remindOfProvider(tx, deps, user, user.provider);
    }
    await sendResetLink(tx, deps, user);
  });
}

/** Mails a link that sets a password to the account's own address. */
export async function mailPasswordLink(deps: Needs, userId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user) await sendResetLink(tx, deps, user);
  });
}

async function sendResetLink(tx: Transaction, deps: Needs, user: UserRow): Promise<void> {
  const { token, hash } = await issueOneTimeToken(tx, {
    purpose: 'reset-password',
    userId: user.id,
    now: deps.now(),
  });
  await enqueueEmail(tx, {
    dedupeKey: `reset-password:${hash}`,
    recipient: user.email,
    ...composeReset({ firstName: user.firstName, link: resetLink(deps.publicUrl, token) }),
  });
}

async function remindOfProvider(
  tx: Transaction,
  { now, publicUrl }: Needs,
  user: UserRow,
  provider: 'google' | 'apple',
): Promise<void> {
  const link = new URL('/login', publicUrl).href;
  await enqueueEmail(tx, {
    dedupeKey: `no-password:${user.id}:${now().toISOString()}`,
    recipient: user.email,
    ...composeSocialReminder({ firstName: user.firstName, provider, link }),
  });
}
