import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body ready to go out as it is: serialised and compressed once, however many read it. */
export type PublicAnswer = {
  readonly json: string;
  readonly etag: string;
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function packAnswer(view: unknown): Promise<PublicAnswer> {
  const json = JSON.stringify(view);
  const identity = Buffer.from(json);
  const [br, zipped] = await Promise.all([brotli(identity, brotliLevel), zip(identity)]);
  // Weak: the same answer in another encoding is another sequence of bytes.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { json, etag, bodies: { br, gzip: zipped, identity } };
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

/** The best of ours that the browser takes. */
export function encodingFor(accepted: string | string[] | undefined): keyof PublicAnswer['bodies'] {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}
