import type { AnswerOf } from '../../shared/desk/operations.ts';
import type { Brand } from '../db/site-name.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { nameSite } from '../mail/enqueue-email.ts';
import { problemsIn } from '../mail/messages/check-message.ts';
import { fillMessage, sampleOf } from '../mail/messages/fill-message.ts';
import type { MessageText } from '../mail/messages/message.ts';
import type { MessageName } from '../mail/messages/messages.ts';

/** A message as it is mailed, with the samples of its fields. */
export function presentMessagePreview(
  name: MessageName,
  text: MessageText,
  { publicUrl, brand }: { readonly publicUrl: string; readonly brand: Brand },
): AnswerOf<'mails preview'> {
  const mail = composeMessage({
    firstName: 'Ada',
    words: fillMessage(sampleOf(name), text),
    link: publicUrl,
    unsubscribeLink: `${publicUrl}/unsubscribe`,
  });
  const { subject, text: plain, html } = nameSite(mail, brand);
  return { subject, text: plain, html, problems: problemsIn(name, text) };
}
