import { z } from 'zod';
import { wireDocuments } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { removeDocuments } from '../../commands/ask-documents.ts';
import type { Route } from '../../deps.ts';
import { inTransaction } from '../../market/command-context.ts';
import { presentDocument } from '../../presenters/present-document.ts';
import { listDocuments } from '../../queries/list-documents.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { idText } from '../query-fields.ts';

const params = z.object({ id: idText, docId: z.uuid() });

export const removeDocumentRoute: Route = (app, deps) => {
  app.delete(
    '/api/asks/:id/documents/:docId',
    { preValidation: requireUser, schema: { params, response: { 200: wireDocuments } } },
    async (request) => {
      const { id: askId, docId: documentId } = request.params;
      const userId = userOf(request).id;
      const removed = await inTransaction(deps, (context) =>
        removeDocuments(context, { userId, askId, documentId }),
      );
      await deleteUploads(deps.dataDir, removed);
      return { data: (await listDocuments(deps.db, askId)).map(presentDocument) };
    },
  );
};
