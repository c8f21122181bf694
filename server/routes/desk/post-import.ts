import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { importKinds } from '../../../shared/desk/import-columns.ts';
import { importAdded } from '../../../shared/desk/imports.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import type { Route } from '../../deps.ts';
import { path } from '../../upstream/path.ts';
import { operation } from '../operation.ts';
import { formHeaders } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';
import { forOperation } from './for-operation.ts';

const limit = formBytesAtMost.import;
const answer = z.object({ data: importAdded });

export const postImportRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.uploadImport, {
      tags: ['desk'],
      summary: 'Upload a file of records for the catalogue',
      description:
        'A form with a CSV or JSON file in its field `files`; for pictures also a zip with one beside them. Nothing changes before `imports apply`. For the role: curator.',
      form: z.object({ files: z.file() }),
      headers: formHeaders,
      querystring: z.strictObject({ kind: z.enum(importKinds) }),
      answer: importAdded,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(60) },
    ...forOperation(deps, 'imports add'),
    handler: async (request) => {
      const { data } = await takeForm(request, deps, {
        to: path`/api/desk/imports`,
        query: new URLSearchParams(request.query),
        limit,
        answer,
        kind: 'import',
      });
      return data;
    },
  });
};
