import type { FastifyReply } from 'fastify';
import type { Download } from '../upstream/downloads.ts';

/** Sends a file that the browser saves and never shows as a page of the site. */
export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  if (file.size !== null) reply.header('content-length', file.size);
  return reply
    .header('content-type', file.type ?? 'application/octet-stream')
    .header('content-disposition', 'attachment')
    .header('x-content-type-options', 'nosniff')
    .send(file.body);
}
