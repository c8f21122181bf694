import { z } from 'zod';
import { messageBody, reportBody, returnBody } from '../../../shared/contracts/wire/cases.ts';
import { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { answerCase } from '../../commands/cases/answer-case.ts';
import { openCase } from '../../commands/cases/open-case.ts';
import { recordReturn } from '../../commands/cases/record-return.ts';
import { withdrawCase } from '../../commands/cases/withdraw-case.ts';
import type { Deps, Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findOrder } from '../../queries/list-orders.ts';
import { findCasePicture } from '../../queries/load-cases.ts';
import { checkedFields } from '../checked-fields.ts';
import { runFormWrite, runTradingWrite } from '../idempotent-write.ts';
import { idParams, idText } from '../query-fields.ts';
import { sendUpload } from '../send-upload.ts';
import { answerOrder } from './answer-order.ts';

const response = { 200: wireOrderSingle };
const pictureParams = z.object({ id: idText, pictureId: z.uuid() });

/** Checked before any file is stored. */
async function requireSide({ db }: Deps, orderId: number, userId: number): Promise<void> {
  if (!(await findOrder(db, orderId, userId))) throw notFound();
}

/** A problem with an order, for its buyer and its seller only. */
export const caseRoutes: Route = (app, deps) => {
  const schema = { params: idParams, response };
  app.post(
    '/api/orders/:id/case',
    { config: { takesForm: true }, preValidation: requireUser, schema },
    async (request) => {
      const { id: orderId } = request.params;
      const userId = userOf(request).id;
      await requireSide(deps, orderId, userId);
      return runFormWrite(deps, request, async (context, { fields, files }) => {
        const report = checkedFields(reportBody, fields);
        await openCase(context, { userId, orderId, ...report, files });
        return answerOrder(deps, context.tx, orderId, userId);
      });
    },
  );
  app.post(
    '/api/orders/:id/case/messages',
    { config: { takesForm: true }, preValidation: requireUser, schema },
    async (request) => {
      const { id: orderId } = request.params;
      const userId = userOf(request).id;
      await requireSide(deps, orderId, userId);
      return runFormWrite(deps, request, async (context, { fields, files }) => {
        const { text } = checkedFields(messageBody, fields);
        await answerCase(context, { userId, orderId, text, files });
        return answerOrder(deps, context.tx, orderId, userId);
      });
    },
  );
  app.put(
    '/api/orders/:id/case/return',
    { preValidation: requireUser, schema: { ...schema, body: returnBody } },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const { id: orderId } = request.params;
        const userId = userOf(request).id;
        await recordReturn(context, { userId, orderId, parcel: request.body });
        return answerOrder(deps, context.tx, orderId, userId);
      }),
  );
  app.put('/api/orders/:id/case/withdrawal', { preValidation: requireUser, schema }, (request) =>
    runTradingWrite(deps, request, async (context) => {
      const { id: orderId } = request.params;
      const userId = userOf(request).id;
      await withdrawCase(context, { userId, orderId });
      return answerOrder(deps, context.tx, orderId, userId);
    }),
  );
  app.get(
    '/api/orders/:id/case/pictures/:pictureId',
    { preValidation: requireUser, schema: { params: pictureParams } },
    async (request, reply) => {
      const { id, pictureId } = request.params;
      await requireSide(deps, id, userOf(request).id);
      const picture = await findCasePicture(deps.db, id, pictureId);
      return sendUpload(reply, deps.dataDir, picture);
    },
  );
};
