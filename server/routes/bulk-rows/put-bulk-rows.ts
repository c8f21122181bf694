import { api } from '../../../shared/api/api.ts';
import { bulkRowsView as bulkRowsContract } from '../../../shared/contracts/bulk.ts';
import { saveBulkRowsForm } from '../../../shared/contracts/forms/bulk.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { saveBulkRows } from '../../upstream/bulk-rows.ts';
import { traderOf } from '../../upstream/caller.ts';
import { bulkRowsView } from '../../views/bulk-view.ts';
import { operation } from '../operation.ts';

export const putBulkRowsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveBulkRows, {
      tags: ['trades'],
      summary: 'Save rows of your bulk upload',
      description:
        'By their keys, as typed. A row with an edition and values that can be read gets a new draft, or a reason why it cannot be listed. A row that was placed does not change and is left out.',
      body: saveBulkRowsForm,
      answer: bulkRowsContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      bulkRowsView(await saveBulkRows(upstream, traderOf(request), request.body)),
  });
};
