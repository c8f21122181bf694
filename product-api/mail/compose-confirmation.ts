import { composeMessage } from './compose-message.ts';
import { fillMessage } from './messages/fill-message.ts';

/** The mail whose link confirms an address. */
export function composeConfirmation(input: { readonly firstName: string; readonly link: string }) {
  return composeMessage({
    ...input,
    words: fillMessage({ name: 'confirm-address', fields: {} }),
  });
}
