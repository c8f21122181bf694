import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { orderView as orderContract } from '../../../shared/contracts/account.ts';
import { returnForm } from '../../../shared/contracts/forms/case.ts';
import { messageBody, reportBody } from '../../../shared/contracts/wire/cases.ts';
import { formBytesAtMost } from '../../../shared/domain/uploads.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import {
  caseMessagesPath,
  casePath,
  casePicturePath,
  recordReturn,
  withdrawCase,
} from '../../upstream/cases.ts';
import { ownOrder } from '../../upstream/orders.ts';
import { orderView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { pictureSchemas, sendPicture } from '../order-picture.ts';
import { formHeaders, idParams } from '../responses.ts';
import { formsByPerson, takeForm } from '../take-form.ts';

const limit = formBytesAtMost.submission;
const pictures = { files: z.array(z.file()).optional() };

/** The calls about a problem with an order that take pictures. */
export const caseFormRoutes: Route = (app, deps) => {
  app.route({
    ...operation(api.reportProblem, {
      tags: ['account'],
      summary: 'Report a problem with an order',
      description:
        'By its buyer, within the time for it. A form with its fields, and pictures in `files`.',
      form: reportBody.extend(pictures),
      headers: formHeaders,
      params: idParams,
      answer: orderContract,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(30) },
    preValidation: requireSession,
    handler: async (request) => {
      const { id } = request.params;
      const form = { to: casePath(id), limit, answer: ownOrder(id), kind: 'case' } as const;
      return orderView((await takeForm(request, deps, form)).data);
    },
  });
  app.route({
    ...operation(api.addCaseMessage, {
      tags: ['account'],
      summary: 'Add words and pictures to a reported problem',
      description:
        'By buyer or seller, while it is open. The seller’s first ones are the answer. A form with its fields, and pictures in `files`.',
      form: messageBody.extend(pictures),
      headers: formHeaders,
      params: idParams,
      answer: orderContract,
    }),
    config: { formBytes: limit, rateLimit: formsByPerson(60) },
    preValidation: requireSession,
    handler: async (request) => {
      const { id } = request.params;
      const form = { to: caseMessagesPath(id), limit, answer: ownOrder(id), kind: 'case' } as const;
      return orderView((await takeForm(request, deps, form)).data);
    },
  });
};

/** The other calls about a problem with an order. */
export const caseRoutes: Route = (app, { upstream, downloads }) => {
  app.route({
    ...operation(api.recordReturn, {
      tags: ['account'],
      summary: 'Say that an artwork was sent back',
      description:
        'By the buyer, once this was decided. Until it is received, it can be corrected.',
      params: idParams,
      body: returnForm,
      answer: orderContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      orderView(await recordReturn(upstream, callerOf(request), request.params.id, request.body)),
  });
  app.route({
    ...operation(api.withdrawCase, {
      tags: ['account'],
      summary: 'Take a report back',
      description: 'By the buyer: the sale goes on.',
      params: idParams,
      answer: orderContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      orderView(await withdrawCase(upstream, callerOf(request), request.params.id)),
  });
  app.route({
    ...operation(api.downloadCasePicture, {
      tags: ['account'],
      summary: 'Download a picture of a reported problem',
      ...pictureSchemas,
    }),
    preValidation: requireSession,
    handler: sendPicture(downloads, casePicturePath),
  });
};
