import { Readable } from 'node:stream';

/**
 * A short body whole, so that one that is cut off is never half an answer; a long one as a stream
 * that begins with what has been read. Throws what reading throws, and an error when it takes longer
 * than `withinMs` to come to `limit` bytes or to the end.
 */
export async function wholeOrStream(
  body: Readable,
  limit: number,
  withinMs: number,
): Promise<Buffer | Readable> {
  const timer = setTimeout(() => body.destroy(new Error('too slow')), withinMs);
  const chunks: Buffer[] = [];
  let size = 0;
  const rest = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await rest.next();
      if (next.done) return Buffer.concat(chunks, size);
      chunks.push(next.value);
      size += next.value.length;
      if (size > limit) break;
    }
  } finally {
    clearTimeout(timer);
  }
  return Readable.from(
    (async function* () {
      yield* chunks.splice(0);
      yield* { [Symbol.asyncIterator]: () => rest };
    })(),
    { objectMode: false },
  );
}
