import { nameMark } from '../../shared/site.ts';
import type { OutgoingEmail } from './enqueue-email.ts';
import { mailPage } from './mail-page.ts';

/** The mail whose link confirms an address. */
export function composeConfirmation(input: {
  readonly firstName: string;
  readonly link: string;
}): Pick<OutgoingEmail, 'subject' | 'text' | 'html'> {
  const { firstName, link } = input;
  const greeting = `Hello ${firstName},`;
  const why = `welcome to ${nameMark}. Confirm your e-mail address to sign in and continue where you left off.`;
  const validity = 'The link works once, within 24 hours.';
  const footnote = `If you did not create an account, ignore this e-mail: nothing will happen.`;
  return {
    subject: `Confirm your e-mail address for ${nameMark}`,
    text: `${greeting}\n\n${why}\n\n${link}\n\n${validity}\n\n${footnote}\n\n${nameMark}\n`,
    html: mailPage({
      title: 'Confirm your e-mail address',
      paragraphs: [greeting, why, validity],
      action: { label: 'Confirm e-mail address', link },
      footnote,
    }),
  };
}
