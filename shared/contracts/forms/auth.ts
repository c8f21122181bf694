import * as z from 'zod/mini';
import { emailPattern, normalizeEmail } from '../../domain/email.ts';
import { isPasswordStrong, passwordHint } from '../../domain/password.ts';
import { atMost, line, text } from '../text.ts';
import { passwordTwice } from './password.ts';

const name = line.check(z.minLength(1, 'Required'), atMost(100));

export const emailField = z.pipe(
  text.check(atMost(254), z.trim(), z.regex(emailPattern, 'Enter an e-mail address')),
  z.transform(normalizeEmail),
);

/** POST /api/auth/login. The identifier is an e-mail address or a username. */
export const loginForm = z.strictObject({
  identifier: line.check(z.minLength(1, 'Required'), atMost(254)),
  password: text.check(z.minLength(1, 'Required'), atMost(1000)),
});
export type LoginForm = z.infer<typeof loginForm>;

/** POST /api/auth/register. `redirectTo` is where the confirmation link leads back to. */
export const registerForm = z.strictObject({
  firstName: name,
  lastName: name,
  email: emailField,
  password: text.check(z.refine(isPasswordStrong, passwordHint)),
  redirectTo: z.optional(text.check(atMost(2000))),
});
export type RegisterForm = z.infer<typeof registerForm>;

const confirmation = text.check(z.minLength(1), atMost(200));

/** POST /api/auth/confirm-email in the browser that registered. */
export const confirmEmailForm = z.strictObject({ confirmation });
export type ConfirmEmailForm = z.infer<typeof confirmEmailForm>;

/** POST /api/auth/confirm-email in any other browser: sets the password as well. */
export const confirmWithPasswordForm = z.strictObject({ confirmation, ...passwordTwice });
export type ConfirmWithPasswordForm = z.infer<typeof confirmWithPasswordForm>;

/** POST /api/auth/forgot-password, and every other form that only asks for an e-mail address. */
export const emailForm = z.strictObject({ email: emailField });
export type EmailFields = z.infer<typeof emailForm>;

/** POST /api/auth/send-confirmation. */
export const sendConfirmationForm = z.strictObject({
  email: emailField,
  redirectTo: z.optional(text.check(atMost(2000))),
});
export type SendConfirmationForm = z.infer<typeof sendConfirmationForm>;
