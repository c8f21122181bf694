import { text } from '../../shared/contracts/wire/text.ts';
import { isPasswordStrong, passwordHint } from '../../shared/domain/password.ts';
import { refused } from '../errors.ts';

/** The rules of a new password. */
export const newPassword = text.max(1000).refine(isPasswordStrong, passwordHint);

/** Throws 'Passwords do not match', which has an error code of its own. */
export function requireSame(password: string, passwordConfirmation: string): void {
  if (password !== passwordConfirmation) throw refused('auth.passwords-differ');
}
