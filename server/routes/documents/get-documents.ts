import { api } from '../../../shared/api/api.ts';
import { listingDocumentsView } from '../../../shared/contracts/documents.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { readAsk } from '../../upstream/asks.ts';
import { callerOf } from '../../upstream/caller.ts';
import { listDocuments } from '../../upstream/documents.ts';
import { askView } from '../../views/ask-view.ts';
import { commentsView, documentView } from '../../views/document-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getDocumentsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getListingDocuments, {
      tags: ['documents'],
      summary: 'Read a listing with its documents',
      description: 'And with what was said about them.',
      params: idParams,
      answer: listingDocumentsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { id } = request.params;
      const caller = callerOf(request);
      const [ask, documents] = await Promise.all([
        readAsk(upstream, caller, id),
        listDocuments(upstream, caller, id),
      ]);
      return {
        listing: askView(ask),
        documents: documents.map((document) => documentView(id, document)),
        comments: commentsView(ask.attributes.comments),
      };
    },
  });
};
