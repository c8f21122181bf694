import { registerBody } from '../../shared/contracts/wire/auth.ts';
import { line } from '../../shared/contracts/wire/text.ts';
import { emailPattern, normalizeEmail } from '../../shared/domain/email.ts';
import { isPasswordStrong, passwordHint } from '../../shared/domain/password.ts';

export const emailField = line
  .max(254)
  .regex(emailPattern, 'Enter an e-mail address')
  .transform(normalizeEmail);

/**
 * Checks beyond the contract's. Users sign in with username or e-mail, so a username that is an
 * address must be the user's own.
 */
export const checkedRegistration = registerBody
  .extend({
    email: emailField,
    password: registerBody.shape.password.refine(isPasswordStrong, passwordHint),
  })
  .refine(({ username, email }) => !username.includes('@') || normalizeEmail(username) === email, {
    path: ['username'],
    message: 'A username with an @ must be your own e-mail address',
  });
