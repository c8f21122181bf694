import type { FastifyReply } from 'fastify';
import { notFound } from '../errors.ts';
import { openUpload } from '../uploads/upload-store.ts';

type Kept = { readonly id: string; readonly type: string; readonly size: number };

/** Sends a person's file, always as a download, so that it never runs as a page. Null is a 404. */
export function sendUpload(
  reply: Pick<FastifyReply, 'header'>,
  dataDir: string,
  file: Kept | null | undefined,
): FastifyReply {
  if (!file) throw notFound();
  return reply
    .header('content-type', file.type)
    .header('content-length', file.size)
    .header('content-disposition', 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(openUpload(dataDir, file.id));
}
