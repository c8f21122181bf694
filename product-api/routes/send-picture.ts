import type { FastifyReply } from 'fastify';
import { notFound } from '../errors.ts';
import { openUpload } from '../uploads/upload-store.ts';

/** Sends an uploaded picture as a download. Throws the 404 for null. */
export function sendPicture(
  reply: Pick<FastifyReply, 'header'>,
  dataDir: string,
  picture: { readonly id: string; readonly type: string; readonly size: number } | null,
): FastifyReply {
  if (!picture) throw notFound();
  return reply
    .header('content-type', picture.type)
    .header('content-length', picture.size)
    .header('content-disposition', 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(openUpload(dataDir, picture.id));
}
