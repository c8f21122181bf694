import { nameMark } from '../../shared/site.ts';
import type { OutgoingEmail } from './enqueue-email.ts';
import { mailPage } from './mail-page.ts';

type Message = {
  readonly firstName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  /** Why it is sent. */
  readonly footnote: string;
  /** Link that ends mails of this kind, where they can be ended. */
  readonly unsubscribe?: { readonly label: string; readonly link: string } | undefined;
};

/** A mail as text and as HTML with the same words and links. */
export function composeMessage({
  firstName,
  subject,
  action,
  footnote,
  unsubscribe,
  ...message
}: Message): Omit<OutgoingEmail, 'dedupeKey' | 'recipient'> {
  const paragraphs = [`Hello ${firstName},`, ...message.paragraphs];
  const end = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : [];
  return {
    subject,
    text: [...paragraphs, action.link, footnote, ...end, nameMark, ''].join('\n\n'),
    html: mailPage({ title: subject, paragraphs, action, footnote, unsubscribe }),
    unsubscribeLink: unsubscribe?.link ?? null,
  };
}
