import { api } from '../../../shared/api/api.ts';
import { removeBulkRowsForm } from '../../../shared/contracts/forms/bulk.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { removeBulkRows } from '../../upstream/bulk-rows.ts';
import { traderOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const removeBulkRowsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.removeBulkRows, {
      tags: ['trades'],
      summary: 'Remove rows of your bulk upload',
      description: 'With their drafts. A row that was placed stays.',
      body: removeBulkRowsForm,
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await removeBulkRows(upstream, traderOf(request), request.body.keys);
      return { ok: true } as const;
    },
  });
};
