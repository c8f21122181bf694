import type { ApiRequest } from '../../../../shared/api/call.ts';
import { apiSend, type SendOptions } from './client.ts';

const sent = new Map<string, Promise<unknown>>();

/**
 * Sends changes of one subject one after the other, so that the last press wins: parallel calls may
 * arrive in another order. Resolves and rejects as `apiSend` does.
 */
export async function sendInOrder<Answer>(
  subject: string,
  request: ApiRequest<Answer>,
  options?: SendOptions,
): Promise<Answer> {
  const send = () => apiSend(request, options);
  const before = sent.get(subject) ?? Promise.resolve();
  const turn = before.then(send, send);
  sent.set(subject, turn);
  try {
    return await turn;
  } finally {
    if (sent.get(subject) === turn) sent.delete(subject);
  }
}
