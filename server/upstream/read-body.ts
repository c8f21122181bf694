import type { Readable } from 'node:stream';

/** Bytes of an answer that is read as a whole. */
export const largestAnswer = 8 * 1024 * 1024;

export class BodyTooLarge extends Error {}

/** The whole body as text; throws BodyTooLarge, and stops reading, beyond `limit` bytes. */
export async function readBody(body: Readable, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      body.destroy();
      throw new BodyTooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString();
}
