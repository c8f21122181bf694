import { api } from '../../../shared/api/api.ts';
import { bulkPlacedView as bulkPlacedContract } from '../../../shared/contracts/bulk.ts';
import { placeBulkForm } from '../../../shared/contracts/forms/bulk.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { placeBulk } from '../../trades/place-bulk.ts';
import { bulkPlacedView } from '../../views/bulk-view.ts';
import { operation } from '../operation.ts';
import { tradeHeaders } from '../responses.ts';

export const placeBulkRowsRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.placeBulkRows, {
      tags: ['trades'],
      summary: 'Place rows of your bulk upload',
      description:
        'Each on its own: one that is refused stops none of the others, and keeps its reason. A draft is placed once, however often it is sent. Without an answer, the rows that are left are those that were not placed.',
      headers: tradeHeaders,
      body: placeBulkForm,
      answer: bulkPlacedContract,
    }),
    config: { trade: 'bulk' },
    preValidation: requireSession,
    handler: async (request) => bulkPlacedView(await placeBulk(request, deps, request.body)),
  });
};
