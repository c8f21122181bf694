import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { uploadedPicture } from '../../../shared/desk/catalogue-pictures.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { path } from '../../upstream/path.ts';
import { operation } from '../operation.ts';
import { formHeaders } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const limit = formBytesAtMost.document;
const answer = z.object({ data: uploadedPicture });

export const postPictureRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.uploadPicture, {
      tags: ['desk'],
      summary: 'Upload a picture for the catalogue',
      description: 'A form with the file in its field `files`. For the role: curator.',
      form: z.object({ files: z.file() }),
      headers: formHeaders,
      answer: uploadedPicture,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(600) },
    preValidation: requireSession,
    handler: async (request) =>
      (
        await takeForm(request, deps, {
          to: path`/api/desk/pictures`,
          limit,
          answer,
          kind: 'picture',
        })
      ).data,
  });
};
