import { api } from '../../../shared/api/api.ts';
import { commentsView as commentsContract } from '../../../shared/contracts/documents.ts';
import { commentsForm } from '../../../shared/contracts/forms/documents.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { traderOf } from '../../upstream/caller.ts';
import { commentOnAsk } from '../../upstream/documents.ts';
import { commentsView } from '../../views/document-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const putCommentsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveComments, {
      tags: ['documents'],
      summary: 'Save comments on the documents',
      params: idParams,
      body: commentsForm,
      answer: commentsContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { params, body } = request;
      return commentsView(await commentOnAsk(upstream, traderOf(request), params.id, body));
    },
  });
};
