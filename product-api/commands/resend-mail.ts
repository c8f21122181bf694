import { eq } from 'drizzle-orm';
import { emails } from '../db/schema/people.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * Tries a mail at once that the mail server has not taken. Throws a 404, and 'desk.mail-sent':
 * texts of sent mails are not kept, because their links open accounts.
 */
export async function resendMail(
  { tx, now }: CommandContext,
  { id, actor }: { readonly id: number; readonly actor: string },
): Promise<void> {
  const [mail] = await tx.select().from(emails).where(eq(emails.id, id)).for('update');
  if (!mail) throw notFound();
  if (mail.sentAt !== null) throw conflict('desk.mail-sent');
  const at = now();
  await tx.update(emails).set({ attempts: 0, nextAttemptAt: at }).where(eq(emails.id, id));
  const details = { subject: mail.subject, failure: mail.failure };
  await recordAudit(tx, { actor, action: 'mails.resend', subject: `mail:${id}`, details, at });
}
