import { issueOneTimeToken } from '../auth/one-time-tokens.ts';
import type { Transaction } from '../db/database.ts';
import type { UserRow } from '../db/schema/people.ts';
import { composeConfirmation } from '../mail/compose-confirmation.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';

/** Queues the mail whose link confirms the address and leads back to `returnTo`. */
export async function sendConfirmation(
  tx: Transaction,
  input: {
    readonly user: UserRow;
    readonly returnTo: string | null;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { user, returnTo, publicUrl, now } = input;
  const { token, hash } = await issueOneTimeToken(tx, {
    purpose: 'confirm-email',
    userId: user.id,
    now,
  });
  const link = new URL('/confirm-email', publicUrl);
  link.searchParams.set('confirmation', token);
  if (returnTo !== null) link.searchParams.set('redirectTo', returnTo);
  await enqueueEmail(tx, {
    dedupeKey: `confirm-email:${hash}`,
    recipient: user.email,
    ...composeConfirmation({ firstName: user.firstName, link: link.href }),
  });
}
