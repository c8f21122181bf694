import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { conditionMoments } from '../../../shared/desk/condition.ts';
import { conditionAdded } from '../../../shared/desk/orders.ts';
import type { Role } from '../../../shared/desk/roles.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import { addConditionPictures } from '../../commands/add-condition-pictures.ts';
import { conditionPictures } from '../../db/schema/desk.ts';
import type { Route } from '../../deps.ts';
import { findCasePicture } from '../../queries/load-cases.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite } from '../idempotent-write.ts';
import { idParams, idText } from '../query-fields.ts';
import { sendUpload } from '../send-upload.ts';

const query = z.strictObject({ moment: z.enum(conditionMoments) });
const pictureParams = z.object({ id: idText, pictureId: z.uuid() });
const noFields = z.strictObject({});

/** Pictures of a work's condition, and of reported problems, for the staff. */
export const conditionPictureRoutes: Route = (app, deps) => {
  const { db, now, dataDir } = deps;
  const allow = (role: Role, operation: string) => async (request: FastifyRequest) => {
    await requireUser(request);
    const asked = { role, isSensitive: false, operation };
    await requireStaff(db, userOf(request), asked, now());
  };
  app.post(
    '/api/desk/orders/:id/pictures',
    {
      config: { takesForm: true },
      preValidation: allow('authenticator', 'orders add-pictures'),
      schema: {
        params: idParams,
        querystring: query,
        response: { 200: z.object({ data: conditionAdded }) },
      },
    },
    (request) =>
      runFormWrite(deps, request, async (context, { fields, files }) => {
        checkedFields(noFields, fields);
        const { id: orderId } = request.params;
        const actor = `desk:${userOf(request).id}`;
        await addConditionPictures(context, { orderId, ...request.query, files, actor });
        return { data: { id: orderId } };
      }),
  );
  app.get(
    '/api/desk/orders/:id/pictures/:pictureId',
    { preValidation: allow('viewer', 'orders show'), schema: { params: pictureParams } },
    async (request, reply) => {
      const { id, pictureId } = request.params;
      const [picture] = await db
        .select()
        .from(conditionPictures)
        .where(and(eq(conditionPictures.id, pictureId), eq(conditionPictures.orderId, id)));
      return sendUpload(reply, dataDir, picture);
    },
  );
  app.get(
    '/api/desk/orders/:id/case-pictures/:pictureId',
    { preValidation: allow('viewer', 'orders show'), schema: { params: pictureParams } },
    async (request, reply) => {
      const { id, pictureId } = request.params;
      return sendUpload(reply, dataDir, await findCasePicture(db, id, pictureId));
    },
  );
};
