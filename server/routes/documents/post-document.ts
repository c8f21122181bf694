import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { documentsView } from '../../../shared/contracts/documents.ts';
import { wireDocuments } from '../../../shared/contracts/wire/listings.ts';
import { documentTypes } from '../../../shared/domain/ask-documents.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { documentsPath } from '../../upstream/documents.ts';
import { documentView } from '../../views/document-view.ts';
import { operation } from '../operation.ts';
import { formHeaders, idParams } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const query = z.strictObject({ type: z.enum(documentTypes) });
const limit = formBytesAtMost.document;

export const postDocumentRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.addDocument, {
      tags: ['documents'],
      summary: 'Add a document to a listing',
      description: 'A form with the file in its field `files`.',
      form: z.object({ files: z.file() }),
      headers: formHeaders,
      params: idParams,
      querystring: query,
      answer: documentsView,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(120) },
    preValidation: requireSession,
    handler: async (request) => {
      const { id: askId } = request.params;
      const { type: kind } = request.query;
      const { data } = await takeForm(request, deps, {
        to: documentsPath(askId),
        query: new URLSearchParams({ type: kind }),
        limit,
        answer: wireDocuments,
        askId,
        kind,
      });
      return { documents: data.map((document) => documentView(askId, document)) };
    },
  });
};
