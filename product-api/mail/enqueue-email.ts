import { withSiteName } from '../../shared/site.ts';
import type { Transaction } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';
import { readSiteName } from '../db/site-name.ts';
import { escapeHtml } from './mail-page.ts';

export type OutgoingEmail = {
  /** Unique per event, such as `order-shipped:42`, so that it is mailed once. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click link that ends mails of this kind. */
  readonly unsubscribeLink?: string | null;
  /** The order that it is about. */
  readonly orderId?: number | null;
};

/** A mail with the site's name in place of its mark. */
export function nameSite<Mail extends Pick<OutgoingEmail, 'subject' | 'text' | 'html'>>(
  mail: Mail,
  name: string,
): Mail {
  return {
    ...mail,
    subject: withSiteName(mail.subject, name),
    text: withSiteName(mail.text, name),
    html: withSiteName(mail.html, escapeHtml(name)),
  };
}

/**
 * Adds mails to the outbox, with the site's name where their texts have its mark; they are sent after
 * the transaction commits.
 */
export async function enqueueEmail(
  tx: Transaction,
  ...mails: readonly [OutgoingEmail, ...OutgoingEmail[]]
): Promise<void> {
  const name = await readSiteName(tx);
  const named = mails.map((mail) => nameSite(mail, name));
  await tx.insert(emails).values(named).onConflictDoNothing({ target: emails.dedupeKey });
}
