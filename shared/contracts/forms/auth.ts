import * as z from 'zod/mini';
import { emailPattern, normalizeEmail } from '../../domain/email.ts';
import { isPasswordStrong, passwordHint } from '../../domain/password.ts';

const name = z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(100));

export const emailField = z.pipe(
  z.string().check(z.maxLength(254), z.trim(), z.regex(emailPattern, 'Enter an e-mail address')),
  z.transform(normalizeEmail),
);

/** POST /api/auth/login. The identifier is an e-mail address or a username. */
export const loginForm = z.strictObject({
  identifier: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Required'), z.maxLength(1000)),
});
export type LoginForm = z.infer<typeof loginForm>;

/** POST /api/auth/register. `redirectTo` is where the confirmation link leads back to. */
export const registerForm = z.strictObject({
  firstName: name,
  lastName: name,
  email: emailField,
  password: z.string().check(z.refine(isPasswordStrong, passwordHint)),
  redirectTo: z.optional(z.string().check(z.maxLength(2000))),
});
export type RegisterForm = z.infer<typeof registerForm>;

/** POST /api/auth/confirm-email. */
export const confirmEmailForm = z.strictObject({
  confirmation: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** POST /api/auth/send-confirmation. */
export const sendConfirmationForm = z.strictObject({
  email: emailField,
  redirectTo: z.optional(z.string().check(z.maxLength(2000))),
});
