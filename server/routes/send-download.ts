import type { FastifyReply } from 'fastify';
import type { Download } from '../upstream/downloads.ts';

/**
 * Sends a file that the browser saves and never shows as a page of the site. `named` is its name
 * and media type, where the site knows them.
 */
export function sendDownload(
  reply: FastifyReply,
  file: Download,
  named?: { readonly name: string; readonly type: string },
): FastifyReply {
  if (file.size !== null) reply.header('content-length', file.size);
  return reply
    .header('content-type', named?.type ?? file.type ?? 'application/octet-stream')
    .header('content-disposition', named ? `attachment; filename="${named.name}"` : 'attachment')
    .header('x-content-type-options', 'nosniff')
    .send(file.body);
}
