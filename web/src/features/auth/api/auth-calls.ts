import type { LoginForm, RegisterForm } from '../../../../../shared/contracts/forms/auth.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { apiSend } from '../../../lib/api/client.ts';

export function login(form: LoginForm): Promise<SessionView> {
  return apiSend<SessionView>('POST', '/api/auth/login', form);
}

/** Makes the account and sends the confirmation; nobody is signed in by it. */
export function register(form: RegisterForm): Promise<unknown> {
  return apiSend<unknown>('POST', '/api/auth/register', form);
}

/** Answers alike whether there is such an account or not. */
export function sendConfirmation(email: string, redirectTo: string | null): Promise<unknown> {
  return apiSend<unknown>('POST', '/api/auth/send-confirmation', {
    email,
    ...(redirectTo === null ? {} : { redirectTo }),
  });
}

const confirmations = new Map<string, Promise<SessionView>>();

/**
 * Uses a confirmation link's token up, once however often it is asked to: React's strict mode
 * runs effects twice, and a token that is posted twice looks used.
 */
export function confirmEmail(confirmation: string): Promise<SessionView> {
  const running = confirmations.get(confirmation);
  if (running) return running;
  const started = apiSend<SessionView>('POST', '/api/auth/confirm-email', { confirmation });
  confirmations.set(confirmation, started);
  const forget = () => confirmations.delete(confirmation);
  started.then(forget, forget);
  return started;
}
