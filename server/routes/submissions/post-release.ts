import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { submittedView } from '../../../shared/contracts/documents.ts';
import { submitReleaseFields, wireSubmitted } from '../../../shared/contracts/wire/submissions.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { path } from '../../upstream/path.ts';
import { operation } from '../operation.ts';
import { formHeaders } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const limit = formBytesAtMost.submission;

export const postReleaseRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.submitRelease, {
      tags: ['submissions'],
      summary: 'Propose a release',
      description:
        'A form with its fields, and pictures where there are any. An optional field is left out rather than empty.',
      form: submitReleaseFields.extend({ images: z.array(z.file()).optional() }),
      headers: formHeaders,
      answer: submittedView,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(30) },
    preValidation: requireSession,
    handler: async (request) => {
      const to = path`/api/releases/submit`;
      const form = { to, limit, answer: wireSubmitted, kind: 'release' } as const;
      const { data } = await takeForm(request, deps, form);
      return { id: data.id };
    },
  });
};
