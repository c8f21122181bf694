import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import type { Transaction } from '../db/database.ts';
import type { UserRow } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { composeReset, composeSocialReminder } from '../mail/compose-reset.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { findUserByEmail } from '../queries/find-user.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'publicUrl'>;

/**
 * Mails a reset link to the account with this address, if there is one. The answer is the same
 * either way.
 */
export async function requestPasswordReset(deps: Needs, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    if (user.provider !== 'local') return remindOfProvider(tx, deps, user, user.provider);
    const { token, hash } = await issueOneTimeToken(tx, {
      purpose: 'reset-password',
      userId: user.id,
      now: deps.now(),
    });
    const link = new URL('/reset-password', deps.publicUrl);
    link.searchParams.set('code', token);
    await enqueueEmail(tx, {
      dedupeKey: `reset-password:${hash}`,
      recipient: user.email,
      ...composeReset({ firstName: user.firstName, link: link.href }),
    });
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
