import { z } from 'zod';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { documentsPath } from '../../upstream/documents.ts';
import { failures } from '../responses.ts';
import { documentParams } from './document-params.ts';

/** The file itself, to its owner: a browser saves it, and never shows it as a page of the site. */
export const getDocumentRoute: Route = (app, { downloads }) => {
  app.get(
    '/api/asks/:id/documents/:documentId',
    {
      preValidation: requireSession,
      schema: {
        tags: ['documents'],
        params: documentParams,
        response: { 200: z.unknown().describe('The file.'), ...failures },
      },
    },
    async (request, reply) => {
      const { id, documentId } = request.params;
      const file = await downloads.open(callerOf(request), documentsPath(id, documentId));
      if (file.size !== null) reply.header('content-length', file.size);
      return reply
        .header('content-type', file.type ?? 'application/octet-stream')
        .header('content-disposition', 'attachment')
        .header('x-content-type-options', 'nosniff')
        .send(file.body);
    },
  );
};
