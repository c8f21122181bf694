const sent = new Map<string, Promise<unknown>>();

/**
 * Sends what changes one thing one after the other: what is sent at once may arrive the other way
 * round, and whoever presses twice would be left with what they took back. Answers as `send` does.
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
