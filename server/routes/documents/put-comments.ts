import { commentsView as commentsContract } from '../../../shared/contracts/documents.ts';
import { commentsForm } from '../../../shared/contracts/forms/documents.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { traderOf } from '../../upstream/caller.ts';
import { commentOnAsk } from '../../upstream/documents.ts';
import { commentsView } from '../../views/document-view.ts';
import { failures, idParams } from '../responses.ts';

/** What a seller says about the documents of their own listing. */
export const putCommentsRoute: Route = (app, { upstream }) => {
  app.put(
    '/api/asks/:id/comments',
    {
      preValidation: requireSession,
      schema: {
        tags: ['documents'],
        params: idParams,
        body: commentsForm,
        response: { 200: commentsContract, ...failures },
      },
    },
    async (request) => {
      const { params, body } = request;
      return commentsView(await commentOnAsk(upstream, traderOf(request), params.id, body));
    },
  );
};
