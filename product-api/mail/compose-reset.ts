import { nameMark } from '../../shared/site.ts';
import type { OutgoingEmail } from './enqueue-email.ts';
import { mailPage } from './mail-page.ts';

type Composed = Pick<OutgoingEmail, 'subject' | 'text' | 'html'>;
type Parts = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly link: string;
};

const footnote = 'If you did not ask for this, ignore this e-mail: nothing will change.';

/** The mail whose link sets a new password. */
export function composeReset(input: {
  readonly firstName: string;
  readonly link: string;
}): Composed {
  return compose({
    subject: `Set a new password for ${nameMark}`,
    paragraphs: [
      `Hello ${input.firstName},`,
      `we received a request to reset your ${nameMark} password.`,
      'The link works once, within an hour. A new password signs you out everywhere else.',
    ],
    label: 'Set a new password',
    link: input.link,
  });
}

/** For accounts without a password: says how to sign in instead. */
export function composeSocialReminder(input: {
  readonly firstName: string;
  readonly provider: 'google' | 'apple';
  readonly link: string;
}): Composed {
  const provider = { google: 'Google', apple: 'Apple' }[input.provider];
  return compose({
    subject: `How to sign in to ${nameMark}`,
    paragraphs: [
      `Hello ${input.firstName},`,
      `you asked for a new password at ${nameMark}. Your account has no password: you sign in with ${provider}.`,
    ],
    label: `Sign in with ${provider}`,
    link: input.link,
  });
}

function compose({ subject, paragraphs, label, link }: Parts): Composed {
  return {
    subject,
    text: [...paragraphs, link, footnote, nameMark, ''].join('\n\n'),
    html: mailPage({ title: subject, paragraphs, action: { label, link }, footnote }),
  };
}
