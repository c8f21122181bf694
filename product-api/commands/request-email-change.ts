import {
  isEmailReserved,
  issueOneTimeToken,
  revokeOneTimeTokens,
} from '../auth/one-time-tokens.ts';
import { lockOwner, type ProvenOwner } from '../auth/prove-owner.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../errors.ts';
import {
  composeEmailChange,
  composeEmailChangeNotice,
  composeEmailTaken,
} from '../mail/compose-email-change.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { resetLink } from '../mail/reset-link.ts';
import { findUserByEmail } from '../queries/find-user.ts';

/**
 * Mails a link to the new address, and the way back to the old one. Nothing changes until the link
 * is opened. An address that has an account is answered alike: its owner is told by mail.
 */
export async function requestEmailChange(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  { owner, email }: { readonly owner: ProvenOwner; readonly email: string },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { id: userId, firstName, email: oldEmail } = await lockOwner(tx, owner);
    if (email === oldEmail) {
      throw invalid([{ path: ['email'], message: 'This is already your e-mail address' }]);
    }
    await revokeOneTimeTokens(tx, { userId, only: 'change-email', now: at });
    const change = await issueOneTimeToken(tx, {
      ...{ purpose: 'change-email', userId, email, now: at },
    });
    const undo = await issueOneTimeToken(tx, {
      ...{ purpose: 'keep-email', userId, email: oldEmail, now: at },
    });
    const holder = await findUserByEmail(tx, email);
    const isTaken = holder !== null || (await isEmailReserved(tx, { email, userId, now: at }));
    const link = new URL('/change-email', publicUrl);
    link.searchParams.set('code', change.token);
    const login = new URL('/login', publicUrl).href;
    await enqueueEmail(
      tx,
      {
        dedupeKey: `change-email:${change.hash}`,
        recipient: email,
        ...(isTaken
          ? composeEmailTaken({ firstName: holder?.firstName ?? '', link: login })
          : composeEmailChange({ firstName, link: link.href })),
      },
      {
        dedupeKey: `keep-email:${undo.hash}`,
        recipient: oldEmail,
        ...composeEmailChangeNotice({
          firstName,
          to: email,
          link: resetLink(publicUrl, undo.token),
        }),
      },
    );
  });
}
