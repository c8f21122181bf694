import { nameMark } from '../../shared/site.ts';
import { composeMessage } from './compose-message.ts';
import type { OutgoingEmail } from './enqueue-email.ts';

type Composed = Omit<OutgoingEmail, 'dedupeKey' | 'recipient'>;
type Words = { readonly firstName: string; readonly link: string };

const undo =
  'If this was not you, open the link within 7 days: your account keeps this address, everybody is signed out, and you set a new password.';
const notYou = 'You received this because it is about the security of your account.';

/** To the new address: its link makes the change. */
export function composeEmailChange({ firstName, link }: Words): Composed {
  return composeMessage({
    firstName,
    subject: `Confirm your new e-mail address for ${nameMark}`,
    paragraphs: [
      `open the link to use this address for your ${nameMark} account from now on.`,
      'The link works once, within 24 hours. Until then your address stays as it is.',
    ],
    action: { label: 'Use this address', link },
    footnote: 'If you did not ask for this, ignore this e-mail: nothing will change.',
  });
}

/** To an address that an account has already. */
export function composeEmailTaken({ firstName, link }: Words): Composed {
  return composeMessage({
    firstName,
    subject: `You already have an account at ${nameMark}`,
    paragraphs: [
      'someone asked to use this e-mail address for another account. It belongs to your account already, so nothing has changed.',
      'If that was you, sign in with this address instead.',
    ],
    action: { label: 'Sign in', link },
    footnote: 'If you did not ask for this, ignore this e-mail: nothing will change.',
  });
}

/** To the old address, when the change was asked for. */
export function composeEmailChangeNotice(words: Words & { readonly to: string }): Composed {
  return composeMessage({
    firstName: words.firstName,
    subject: `Your e-mail address at ${nameMark} is about to change`,
    paragraphs: [
      `you asked to use ${words.to} for your account. Nothing changes until the link that we sent there is opened.`,
      undo,
    ],
    action: { label: 'This was not me', link: words.link },
    footnote: notYou,
  });
}

/** To the old address, when the change was made. */
export function composeEmailChanged(words: Words & { readonly to: string }): Composed {
  return composeMessage({
    firstName: words.firstName,
    subject: `Your e-mail address at ${nameMark} has changed`,
    paragraphs: [`from now on you sign in with ${words.to}, and our e-mails go there.`, undo],
    action: { label: 'This was not me', link: words.link },
    footnote: notYou,
  });
}
