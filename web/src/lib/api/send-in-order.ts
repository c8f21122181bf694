const sent = new Map<string, Promise<unknown>>();

/**
 * Sends changes of one subject one after the other, so that the last press wins: parallel calls may
 * arrive in another order. Resolves as `send` does.
 */
export async function sendInOrder<Answer>(
  subject: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const before = sent.get(subject) ?? Promise.resolve();
  const turn = before.then(send, send);
  sent.set(subject, turn);
  try {
    return await turn;
  } finally {
    if (sent.get(subject) === turn) sent.delete(subject);
  }
}
