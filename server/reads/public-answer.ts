import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingFor } from './compression.ts';

/** A body ready to go out as it is: serialised and compressed once, however many read it. */
export type PublicAnswer = {
  readonly json: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
};

const quality = 5;

export async function packAnswer(view: unknown): Promise<PublicAnswer> {
  const json = JSON.stringify(view);
  const identity = Buffer.from(json);
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', quality),
    compress(identity, 'gzip', quality),
  ]);
  // Weak: the same answer in another encoding is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { json, etag, bodies: { br, gzip, identity } };
}

/**
 * Browsers keep it and ask each time whether it still holds: a 304 where it does. For somebody
 * signed in, the session's own hook makes that no-store.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
): FastifyReply {
  reply.header('cache-control', 'public, no-cache');
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (holds(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(answer.bodies[encoding]);
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}
