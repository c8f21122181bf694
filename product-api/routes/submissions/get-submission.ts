import { wireSubmission } from '../../../shared/contracts/wire/submissions.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findOwnSubmission } from '../../queries/find-own-submission.ts';
import { idParams } from '../query-fields.ts';

/** What a user proposed, and what became of it; 404 for another user's. */
export const getSubmissionRoute: Route = (app, { db }) => {
  app.get(
    '/api/submissions/:id',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wireSubmission } } },
    async (request) => {
      const found = await findOwnSubmission(db, request.params.id, userOf(request).id);
      if (!found) throw notFound();
      const { id, kind, status, reason, fields, createdAt } = found;
      return {
        data: {
          id,
          kind,
          status,
          reason,
          name: String(fields.name ?? ''),
          artists: String(fields.artistName ?? fields.artistNames ?? ''),
          createdAt: createdAt.toISOString(),
        },
      };
    },
  );
};
