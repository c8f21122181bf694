/** A body is longer than its limit. */
export class TooLong extends Error {}

/** Reads a body as text; throws TooLong beyond `limit` bytes without reading further. */
export async function readLimited(body: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  return (await readLimitedBytes(body, limit)).toString();
}

export async function readLimitedBytes(
  body: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new TooLong('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
