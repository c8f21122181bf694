import { text } from '../../shared/contracts/wire/text.ts';
import { isPasswordStrong, passwordHint } from '../../shared/domain/password.ts';
import { refused } from '../errors.ts';

/** A password that may be set. */
export const newPassword = text.max(1000).refine(isPasswordStrong, passwordHint);

/** Throws 'Passwords do not match': it is told by its own code, not as a fault of a field. */
export function requireSame(password: string, passwordConfirmation: string): void {
  if (password !== passwordConfirmation) throw refused('auth.passwords-differ');
}
