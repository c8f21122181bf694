import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBody, precompress, sendEncoded } from './encoded-body.ts';

/** A view model ready to go out: serialised and compressed once, however many read it. */
export type PublicAnswer<View = unknown> = EncodedBody & {
  /** Parsed anew each time: kept as an object it would weigh several times its text. */
  readonly view: () => View;
};

export async function precompressAnswer<View>(view: View): Promise<PublicAnswer<View>> {
  const body = await precompress(JSON.stringify(view));
  return { ...body, view: () => JSON.parse(body.text) };
}

/**
 * Browsers keep it and ask each time whether it still holds. For a person who is
 * signed in, the visitor plugin makes that no-store.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
): FastifyReply {
  reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  return sendEncoded(request, reply.type('application/json; charset=utf-8'), answer);
}
