import { product } from '../../shared/product.ts';
import type { OutgoingEmail } from './enqueue-email.ts';
import { mailPage } from './mail-page.ts';

/** The mail whose link confirms an address. */
export function composeConfirmation(input: {
  readonly firstName: string;
  readonly link: string;
}): Pick<OutgoingEmail, 'subject' | 'text' | 'html'> {
  const { firstName, link } = input;
  const greeting = `Hello ${firstName},`;
  const why = `you asked for an account at ${product.name}. Confirm that this address is yours, and you are signed in and back where you left off.`;
  const validity = 'The link works once, within 24 hours.';
  const footnote = `If you did not ask for an account, leave this message alone: without the link nothing happens.`;
  return {
    subject: `Confirm your e-mail address for ${product.name}`,
    text: `${greeting}\n\n${why}\n\n${link}\n\n${validity}\n\n${footnote}\n\n${product.name}\n`,
    html: mailPage({
      title: 'Confirm your e-mail address',
      paragraphs: [greeting, why, validity],
      action: { label: 'Confirm my address', link },
      footnote,
    }),
  };
}
