import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { conditionMoments } from '../../../shared/desk/condition.ts';
import { conditionAdded } from '../../../shared/desk/orders.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { conditionPath, reportedPath } from '../../upstream/desk.ts';
import { operation } from '../operation.ts';
import { pictureSchemas, sendPicture } from '../order-picture.ts';
import { formHeaders, idParams } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const limit = formBytesAtMost.document;
const added = z.object({ data: conditionAdded });

/** Pictures of a work's condition at receipt and dispatch. */
export const conditionPictureRoutes: Route = (app, deps) => {
  app.route({
    ...operation(api.addConditionPictures, {
      tags: ['desk'],
      summary: 'Add a picture of a work’s condition',
      description:
        'A form with the pictures in its field `files`. For the role: authenticator. Only the staff sees them.',
      form: z.object({ files: z.file() }),
      headers: formHeaders,
      params: idParams,
      querystring: z.strictObject({ moment: z.enum(conditionMoments) }),
      answer: conditionAdded,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(240) },
    preValidation: requireSession,
    handler: async (request) => {
      const { data } = await takeForm(request, deps, {
        to: conditionPath(request.params.id),
        query: new URLSearchParams(request.query),
        limit,
        answer: added,
        kind: 'condition',
      });
      return data;
    },
  });
  app.route({
    ...operation(api.downloadConditionPicture, {
      tags: ['desk'],
      summary: 'Download a picture of a work’s condition',
      ...pictureSchemas,
    }),
    preValidation: requireSession,
    handler: sendPicture(deps.downloads, conditionPath),
  });
  app.route({
    ...operation(api.downloadReportedPicture, {
      tags: ['desk'],
      summary: 'Download a picture of a reported problem',
      ...pictureSchemas,
    }),
    preValidation: requireSession,
    handler: sendPicture(deps.downloads, reportedPath),
  });
};
