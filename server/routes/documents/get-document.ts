import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { documentsPath } from '../../upstream/documents.ts';
import { operation } from '../operation.ts';
import { sendDownload } from '../send-download.ts';
import { documentParams } from './document-params.ts';

/** The browser saves it and never shows it as a page of the site. */
export const getDocumentRoute: Route = (app, { downloads }) => {
  app.route({
    ...operation(api.downloadDocument, {
      tags: ['documents'],
      summary: 'Download a document',
      params: documentParams,
      produces: ['*/*'],
      answer: z.unknown().describe('The file, in its own media type'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { id, documentId } = request.params;
      const file = await downloads.open(callerOf(request), documentsPath(id, documentId));
      return sendDownload(reply, file);
    },
  });
};
