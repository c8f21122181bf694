import { api } from '../../../shared/api/api.ts';
import { documentsView } from '../../../shared/contracts/documents.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { traderOf } from '../../upstream/caller.ts';
import { removeDocument } from '../../upstream/documents.ts';
import { documentView } from '../../views/document-view.ts';
import { operation } from '../operation.ts';
import { documentParams } from './document-params.ts';

export const deleteDocumentRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.removeDocument, {
      tags: ['documents'],
      summary: 'Remove a document',
      params: documentParams,
      answer: documentsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { id: askId, documentId } = request.params;
      const left = await removeDocument(upstream, traderOf(request), { askId, documentId });
      return { documents: left.map((document) => documentView(askId, document)) };
    },
  });
};
