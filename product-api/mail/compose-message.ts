import { nameMark } from '../../shared/site.ts';
import type { OutgoingEmail } from './enqueue-email.ts';
import { mailPage } from './mail-page.ts';
import type { Words } from './messages/fill-message.ts';
import { messageOf } from './messages/messages.ts';

type Parts = {
  readonly firstName: string;
  readonly words: Words;
  readonly link: string;
  /** The link that ends mails of this kind, where they can be ended. */
  readonly unsubscribeLink?: string | undefined;
};

/** A mail as text and as HTML with the same words and links. */
export function composeMessage({
  firstName,
  words,
  link,
  unsubscribeLink,
}: Parts): Omit<OutgoingEmail, 'dedupeKey' | 'recipient'> {
  const { subject } = words;
  const { footnote, unsubscribe: label, heading, linkAfter } = messageOf(words.name);
  const unsubscribe =
    label === undefined || unsubscribeLink === undefined
      ? undefined
      : { label, link: unsubscribeLink };
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`;
  const paragraphs = [greeting, ...words.paragraphs];
  const before = linkAfter === undefined ? paragraphs.length : linkAfter + 1;
  const end = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : [];
  const text = [
    ...[...paragraphs.slice(0, before), link, ...paragraphs.slice(before)],
    ...[footnote, ...end, nameMark, ''],
  ];
  return {
    subject,
    text: text.join('\n\n'),
    html: mailPage({
      title: heading ?? subject,
      paragraphs,
      action: { label: words.action, link },
      footnote,
      unsubscribe,
    }),
    unsubscribeLink: unsubscribe?.link ?? null,
  };
}
