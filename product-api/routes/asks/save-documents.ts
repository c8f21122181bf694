import { z } from 'zod';
import { wireDocuments } from '../../../shared/contracts/wire/listings.ts';
import { documentTypes } from '../../../shared/domain/ask-documents.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { addDocuments, removeDocuments } from '../../commands/ask-documents.ts';
import type { Queryable } from '../../db/database.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { inTransaction } from '../../market/command-context.ts';
import { presentDocument } from '../../presenters/present-document.ts';
import { findAsk } from '../../queries/list-asks.ts';
import { listDocuments } from '../../queries/list-documents.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';

const kind = z.enum(documentTypes);
const query = z.union([
  z.strictObject({ clearFiles: z.literal('true'), type: kind.optional() }),
  z.strictObject({ type: kind }),
]);

const noFields = z.strictObject({});

/** Adds a form's files to the user's own ask or, with clearFiles=true, removes its files. */
export const saveDocumentsRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/:id/documents',
    {
      config: { takesForm: true },
      preValidation: requireUser,
      schema: { params: idParams, querystring: query, response: { 200: wireDocuments } },
    },
    async (request) => {
      const owned = { userId: userOf(request).id, askId: request.params.id };
      /** Checked before any file is stored. */
      if (!(await findAsk(deps.db, owned.askId, owned.userId))) throw notFound();
      const { query } = request;
      if ('clearFiles' in query) {
        const removed = await inTransaction(deps, (context) =>
          removeDocuments(context, { ...owned, kind: query.type }),
        );
        await deleteUploads(deps.dataDir, removed);
        return documentsOf(deps.db, owned.askId);
      }
      return runFormWrite(deps, request, async (context, { fields, files }) => {
        checkedFields(noFields, fields);
        await addDocuments(context, { ...owned, kind: query.type, files });
        return documentsOf(context.tx, owned.askId);
      });
    },
  );
};

async function documentsOf(db: Queryable, askId: number) {
  return { data: (await listDocuments(db, askId)).map(presentDocument) };
}
