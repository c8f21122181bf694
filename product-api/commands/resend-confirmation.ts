import type { Deps } from '../deps.ts';
import { findUserByEmail } from '../queries/find-user.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Sends another link to whoever still waits for one; says nothing of whether anybody does. */
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
