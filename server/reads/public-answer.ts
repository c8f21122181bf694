import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBody, precompress, sendEncoded } from './encoded-body.ts';

/** A view model that is serialised and compressed once, and sent often. */
export type PublicAnswer<View = unknown> = EncodedBody & {
  /** Parsed again each time: as an object it would take several times the memory of its text. */
  readonly view: () => View;
};

export async function precompressAnswer<View>(view: View): Promise<PublicAnswer<View>> {
  const body = await precompress(JSON.stringify(view));
  return { ...body, view: () => JSON.parse(body.text) };
}

/**
 * Browsers keep it and revalidate each time. For a signed-in person the visitor plugin turns that
 * into no-store.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
): FastifyReply {
  reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  return sendEncoded(request, reply.type('application/json; charset=utf-8'), answer);
}
