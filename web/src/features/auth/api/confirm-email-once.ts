import { confirmEmail } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { apiSend } from '../../../lib/api/client.ts';

const confirmations = new Map<string, Promise<SessionView>>();

/**
 * Confirms once per token: React's strict mode runs effects twice, and a token that is sent twice
 * is refused as used.
 */
export function confirmEmailOnce(confirmation: string): Promise<SessionView> {
  const running = confirmations.get(confirmation);
  if (running) return running;
  const started = apiSend(apiRequest(confirmEmail, { confirmation }));
  confirmations.set(confirmation, started);
  const forget = () => confirmations.delete(confirmation);
  started.then(forget, forget);
  return started;
}
