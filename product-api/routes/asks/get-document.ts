import { z } from 'zod';
import { type CurrentUser, requireUser, userOf } from '../../auth/current-user.ts';
import { findMember, refusalOf } from '../../auth/staff.ts';
import type { Route } from '../../deps.ts';
import { findAsk } from '../../queries/list-asks.ts';
import { findDocument } from '../../queries/list-documents.ts';
import { idText } from '../query-fields.ts';
import { sendUpload } from '../send-upload.ts';

const params = z.object({ id: idText, docId: z.uuid() });

/** Sends a document to its owner or to the staff. */
export const getDocumentRoute: Route = (app, { db, dataDir, now }) => {
  const isStaff = async (user: CurrentUser) =>
    refusalOf(await findMember(db, user), { role: 'viewer', isSensitive: false }, now()) === null;
  app.get(
    '/api/asks/:id/documents/:docId',
    { preValidation: requireUser, schema: { params } },
    async (request, reply) => {
      const user = userOf(request);
      const { id, docId } = request.params;
      const mayRead = (await isStaff(user)) || (await findAsk(db, id, user.id)) !== null;
      const document = mayRead ? await findDocument(db, id, docId) : null;
      return sendUpload(reply, dataDir, document);
    },
  );
};
