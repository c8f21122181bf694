import { type SocialProvider, socialNames } from '../../shared/domain/social.ts';
import { nameMark } from '../../shared/site.ts';
import { composeMessage } from './compose-message.ts';
import type { OutgoingEmail } from './enqueue-email.ts';

type Composed = Omit<OutgoingEmail, 'dedupeKey' | 'recipient'>;
type Words = {
  readonly firstName: string;
  readonly provider: SocialProvider;
  readonly link: string;
};

const undo =
  'If this was not you, open the link within 7 days: everybody is signed out, what was connected in the last 7 days is disconnected, and you set a new password.';
const notYou = 'You received this because it is about the security of your account.';

/** `as` is the address of the connected account; null: the provider has not verified one. */
export function composeConnected({
  firstName,
  provider,
  as,
  link,
}: Words & { readonly as: string | null }): Composed {
  const name = socialNames[provider];
  return composeMessage({
    firstName,
    subject: `${name} is now connected to your ${nameMark} account`,
    paragraphs: [
      `from now on you can also sign in with ${name}${as === null ? '' : ` as ${as}`}. You can disconnect it in your settings.`,
      undo,
    ],
    action: { label: 'This was not me', link },
    footnote: notYou,
  });
}

export function composeDisconnected({ firstName, provider, link }: Words): Composed {
  const name = socialNames[provider];
  return composeMessage({
    firstName,
    subject: `${name} is no longer connected to your ${nameMark} account`,
    paragraphs: [`signing in with ${name} no longer opens your account.`, undo],
    action: { label: 'This was not me', link },
    footnote: notYou,
  });
}
