import { composeMessage } from './compose-message.ts';
import { fillMessage } from './messages/fill-message.ts';

type Given = { readonly firstName: string; readonly link: string };
type WithAddress = Given & { readonly to: string };

/** To the new address: its link makes the change. */
export function composeEmailChange(input: Given) {
  return composeMessage({ ...input, words: fillMessage({ name: 'change-email', fields: {} }) });
}

/** To an address that an account has already. */
export function composeEmailTaken(input: Given) {
  return composeMessage({ ...input, words: fillMessage({ name: 'email-taken', fields: {} }) });
}

/** To the old address, when the change was asked for. */
export function composeEmailChangeNotice({ to, ...input }: WithAddress) {
  const words = fillMessage({ name: 'email-about-to-change', fields: { to } });
  return composeMessage({ ...input, words });
}

/** To the old address, when the change was made. */
export function composeEmailChanged({ to, ...input }: WithAddress) {
  const words = fillMessage({ name: 'email-changed', fields: { to } });
  return composeMessage({ ...input, words });
}
