import { api } from '../../../shared/api/api.ts';
import { submittedView } from '../../../shared/contracts/documents.ts';
import { wireSubmitted } from '../../../shared/contracts/wire/submissions.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { byPerson } from '../../uploads/rate.ts';
import { takeForm } from '../../uploads/take-form.ts';
import { path } from '../../upstream/path.ts';
import { operation } from '../operation.ts';
import { tradeHeaders } from '../responses.ts';

const limit = formBytesAtMost.submission;

/** A release for the calendar: a form with its fields, and pictures where there are any. */
export const postReleaseRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.submitRelease, {
      tags: ['submissions'],
      consumes: ['multipart/form-data'],
      headers: tradeHeaders,
      answer: submittedView,
    }),
    config: { formBytes: limit, rateLimit: byPerson(30) },
    preValidation: requireSession,
    handler: async (request) => {
      const to = path`/api/releases/submit`;
      const form = { to, limit, answer: wireSubmitted, kind: 'release' } as const;
      const { data } = await takeForm(request, deps, form);
      return { id: data.id };
    },
  });
};
