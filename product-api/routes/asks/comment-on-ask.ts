import { commentsBody, wireComments } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { commentOnAsk } from '../../commands/ask-documents.ts';
import type { Route } from '../../deps.ts';
import { inTransaction } from '../../market/command-context.ts';
import { idParams } from '../query-fields.ts';

export const commentOnAskRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/:id/comments',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: commentsBody, response: { 200: wireComments } },
    },
    async (request) => {
      const owned = { userId: userOf(request).id, askId: request.params.id };
      const comments = Object.fromEntries(
        Object.entries(request.body).flatMap(([name, text]) =>
          text === undefined ? [] : [[name, text] as const],
        ),
      );
      return {
        data: await inTransaction(deps, (context) => commentOnAsk(context, { ...owned, comments })),
      };
    },
  );
};
