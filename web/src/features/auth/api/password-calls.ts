import type { ChangePasswordFields } from '../../../../../shared/contracts/forms/password.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { apiSend } from '../../../lib/api/client.ts';

/** Answers alike whether there is such an account or not. */
export function forgotPassword(email: string): Promise<unknown> {
  return apiSend<unknown>('POST', '/api/auth/forgot-password', { email });
}

/** Uses nothing up: whether the link could set a password. */
export function checkResetCode(code: string): Promise<unknown> {
  return apiSend<unknown>('POST', '/api/auth/reset-password', { code });
}

export function resetPassword(form: {
  readonly code: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}): Promise<SessionView> {
  return apiSend<SessionView>('POST', '/api/auth/reset-password', form);
}

export function changePassword(form: ChangePasswordFields): Promise<SessionView> {
  return apiSend<SessionView>('POST', '/api/auth/change-password', form);
}
