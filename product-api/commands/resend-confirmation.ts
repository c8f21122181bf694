import type { Deps } from '../deps.ts';
import { findUserByEmail } from '../queries/find-user.ts';
import { sendConfirmation } from './send-confirmation.ts';

/**
 * Mails another link to an unconfirmed account with this address, if there is one. The answer is
 * the same either way.
 */
export async function resendConfirmation(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  input: { readonly email: string; readonly returnTo: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, input.email);
    if (!user || user.confirmedAt) return;
    await sendConfirmation(tx, { user, returnTo: input.returnTo, publicUrl, now: now() });
  });
}
