import * as z from 'zod/mini';
import { isPasswordStrong, passwordHint } from '../../domain/password.ts';
import { atMost, text } from '../text.ts';

const code = text.check(z.minLength(1), atMost(200));

/** Fields of every form that sets a password. */
export const passwordTwice = {
  password: text.check(atMost(1000), z.refine(isPasswordStrong, passwordHint)),
  passwordConfirmation: text.check(z.minLength(1, 'Required'), atMost(1000)),
};

/** POST /api/auth/reset-password with the code alone: checks whether the code is valid. */
export const resetCodeForm = z.strictObject({ code });
export type ResetCodeForm = z.infer<typeof resetCodeForm>;

/** POST /api/auth/reset-password. */
export const resetPasswordForm = z.strictObject({ code, ...passwordTwice });
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** POST /api/auth/change-password. */
export const changePasswordForm = z.strictObject({
  oldPassword: text.check(z.minLength(1, 'Required'), atMost(1000)),
  ...passwordTwice,
});
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

type Twice = { readonly password: string; readonly passwordConfirmation: string };
const same = z.refine<Twice>((form) => form.password === form.passwordConfirmation, {
  error: 'Passwords do not match',
  path: ['passwordConfirmation'],
});

/** Fields of the form itself, so that a mismatch is reported at the second field. */
export const newPasswordFields = z.strictObject(passwordTwice).check(same);
export type NewPasswordFields = z.infer<typeof newPasswordFields>;
export const changePasswordFields = changePasswordForm.check(same);
export type ChangePasswordFields = z.infer<typeof changePasswordFields>;
