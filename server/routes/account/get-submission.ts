import { api } from '../../../shared/api/api.ts';
import { submissionView } from '../../../shared/contracts/documents.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSubmission } from '../../upstream/submissions.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getSubmissionRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getSubmission, {
      tags: ['account'],
      summary: 'Read what you proposed',
      description: 'A work or a release, and whether it was accepted.',
      params: idParams,
      answer: submissionView,
    }),
    preValidation: requireSession,
    handler: (request) => readSubmission(upstream, callerOf(request), request.params.id),
  });
};
