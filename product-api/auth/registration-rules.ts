import { registerBody } from '../../shared/contracts/wire/auth.ts';
import { line } from '../../shared/contracts/wire/text.ts';
import { emailPattern, normalizeEmail } from '../../shared/domain/email.ts';
import { isPasswordStrong, passwordHint } from '../../shared/domain/password.ts';

export const emailField = line
  .max(254)
  .regex(emailPattern, 'Enter an e-mail address')
  .transform(normalizeEmail);

/**
 * What a registration must hold beyond its shape. A name that looks like an address must be one's
 * own: people sign in with either, and nobody may sit on another's.
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
