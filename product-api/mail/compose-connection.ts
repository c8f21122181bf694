import { type SocialProvider, socialNames } from '../../shared/domain/social.ts';
import { composeMessage } from './compose-message.ts';
import { fillMessage } from './messages/fill-message.ts';

type Given = {
  readonly firstName: string;
  readonly provider: SocialProvider;
  readonly link: string;
};

/** `as` is the address of the connected account; null: the provider has not verified one. */
export function composeConnected({
  provider,
  as,
  ...input
}: Given & { readonly as: string | null }) {
  const fields = { provider: socialNames[provider], as: as === null ? '' : `as ${as}` };
  return composeMessage({ ...input, words: fillMessage({ name: 'sign-in-connected', fields }) });
}

export function composeDisconnected({ provider, ...input }: Given) {
  const fields = { provider: socialNames[provider] };
  return composeMessage({ ...input, words: fillMessage({ name: 'sign-in-disconnected', fields }) });
}
