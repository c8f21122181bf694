import type { FastifyReply } from 'fastify';
import { openUpload } from '../uploads/upload-store.ts';

type Kept = { readonly id: string; readonly type: string; readonly size: number };

/** Sends a person's file, always as a download, so that it never runs as a page. */
export function sendUpload(reply: FastifyReply, dataDir: string, { id, type, size }: Kept) {
  return reply
    .header('content-type', type)
    .header('content-length', size)
    .header('content-disposition', 'attachment')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(openUpload(dataDir, id));
}
