import { wireDocuments } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentDocument } from '../../presenters/present-document.ts';
import { findAsk } from '../../queries/list-asks.ts';
import { listDocuments } from '../../queries/list-documents.ts';
import { idParams } from '../query-fields.ts';

export const listDocumentsRoute: Route = (app, { db }) => {
  app.get(
    '/api/asks/:id/documents',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireDocuments } },
    },
    async (request) => {
      const ask = await findAsk(db, request.params.id, userOf(request).id);
      if (!ask) throw notFound();
      return { data: (await listDocuments(db, ask.id)).map(presentDocument) };
    },
  );
};
