import { logoMark, withSiteName } from '../../shared/site.ts';
import type { Transaction } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';
import { type Brand, readBrand } from '../db/site-name.ts';
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

/** A mail with the site's name and logo in place of their marks. */
export function nameSite<Mail extends Pick<OutgoingEmail, 'subject' | 'text' | 'html'>>(
  mail: Mail,
  { name, logo }: Brand,
): Mail {
  const letters = escapeHtml(name);
  const mark = logo
    ? `<img alt="${letters}" height="${logo.height}" src="${escapeHtml(logo.src)}" width="${logo.width}">`
    : letters;
  return {
    ...mail,
    subject: withSiteName(mail.subject, name),
    text: withSiteName(mail.text, name),
    html: withSiteName(
      mail.html.replace(logoMark, () => mark),
      letters,
    ),
  };
}

/**
 * Adds mails to the outbox, with the site's name where their texts have its mark; they are sent
 * after the transaction commits.
 */
export async function enqueueEmail(
  tx: Transaction,
  ...mails: readonly [OutgoingEmail, ...OutgoingEmail[]]
): Promise<void> {
  const brand = await readBrand(tx);
  const named = mails.map((mail) => nameSite(mail, brand));
  await tx.insert(emails).values(named).onConflictDoNothing({ target: emails.dedupeKey });
}
