const sent = new Map<string, Promise<unknown>>();

/**
 * Sends changes of one thing one after the other, so that the last press wins: parallel calls may
 * arrive in another order. Resolves as `send` does.
 */
export async function sendInOrder<Answer>(
  thing: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const before = sent.get(thing) ?? Promise.resolve();
  const turn = before.then(send, send);
  sent.set(thing, turn);
  try {
    return await turn;
  } finally {
    if (sent.get(thing) === turn) sent.delete(thing);
  }
}
