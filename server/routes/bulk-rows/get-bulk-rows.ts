import { api } from '../../../shared/api/api.ts';
import { bulkRowsView as bulkRowsContract } from '../../../shared/contracts/bulk.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { readBulkRows } from '../../upstream/bulk-rows.ts';
import { callerOf } from '../../upstream/caller.ts';
import { bulkRowsView } from '../../views/bulk-view.ts';
import { operation } from '../operation.ts';

export const getBulkRowsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getBulkRows, {
      tags: ['trades'],
      summary: 'List the rows of your bulk upload',
      description: 'Those that are not placed yet. A complete row has a draft, kept for 30 days.',
      answer: bulkRowsContract,
    }),
    preValidation: requireSession,
    handler: async (request) => bulkRowsView(await readBulkRows(upstream, callerOf(request))),
  });
};
