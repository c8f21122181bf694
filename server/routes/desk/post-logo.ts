import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { uploadedLogo } from '../../../shared/desk/site.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { path } from '../../upstream/path.ts';
import { operation } from '../operation.ts';
import { formHeaders } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const limit = formBytesAtMost.document;
const answer = z.object({ data: uploadedLogo });

export const postLogoRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.uploadLogo, {
      tags: ['desk'],
      summary: 'Upload a logo of the site',
      description:
        'A form with the file in its field `files`. `site change` shows it. For the role: owner.',
      form: z.object({ files: z.file() }),
      headers: formHeaders,
      answer: uploadedLogo,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(60) },
    preValidation: requireSession,
    handler: async (request) =>
      (
        await takeForm(request, deps, {
          to: path`/api/desk/logos`,
          limit,
          answer,
          kind: 'picture',
        })
      ).data,
  });
};
