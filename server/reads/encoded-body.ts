import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsCopy } from '../../shared/domain/held-copy.ts';
import { compress, type Encoding, encodingFor } from './compression.ts';

/** A body that is compressed once and sent often. */
export type EncodedBody = {
  readonly text: string;
  readonly etag: string;
  readonly encodings: Readonly<Record<Encoding, Buffer>>;
};

const quality = 5;

export async function precompress(text: string): Promise<EncodedBody> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', quality),
    compress(identity, 'gzip', quality),
  ]);
  // Weak, because another encoding of the same answer has other bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { text, etag, encodings: { br, gzip, identity } };
}

/**
 * Sends a 304 where the browser has it already. The caller sets Cache-Control, Vary and the type.
 */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): FastifyReply {
  reply.header('etag', body.etag);
  if (holdsCopy(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body.encodings[encoding]);
}
