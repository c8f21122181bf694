import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { type OrderPaper, orderPapers } from '../../../shared/domain/order-papers.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { orderPaperPath } from '../../upstream/papers.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';
import { sendDownload } from '../send-download.ts';

const params = idParams.extend({ paper: z.enum(orderPapers) });

const nameOf: Readonly<Record<OrderPaper, (id: number) => string>> = {
  receipt: (id) => `receipt-order-${id}.pdf`,
  statement: (id) => `statement-sale-${id}.pdf`,
  certificate: (id) => `certificate-order-${id}.pdf`,
};

export const getOrderPaperRoute: Route = (app, { downloads }) => {
  app.route({
    ...operation(api.downloadOrderPaper, {
      tags: ['papers'],
      summary: 'Download a paper of an order',
      description:
        'The buyer’s receipt or certificate, or the seller’s statement, as a PDF. A 404 for the other side, and while there is none.',
      params,
      produces: ['*/*'],
      answer: z.unknown().describe('The PDF'),
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { id, paper } = request.params;
      const file = await downloads.open(callerOf(request), orderPaperPath(id, paper));
      return sendDownload(reply, file, { name: nameOf[paper](id), type: 'application/pdf' });
    },
  });
};
