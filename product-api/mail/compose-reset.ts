import { type SocialProvider, socialNames } from '../../shared/domain/social.ts';
import { composeMessage } from './compose-message.ts';
import { fillMessage } from './messages/fill-message.ts';

type Receiver = { readonly firstName: string; readonly link: string };

/** The mail whose link sets a new password. */
export function composeReset(input: Receiver) {
  return composeMessage({ ...input, words: fillMessage({ name: 'reset-password', fields: {} }) });
}

/** For accounts without a password: says how to sign in instead. */
export function composeSocialReminder({
  provider,
  ...input
}: Receiver & { readonly provider: SocialProvider }) {
  const fields = { provider: socialNames[provider] };
  return composeMessage({ ...input, words: fillMessage({ name: 'no-password', fields }) });
}
