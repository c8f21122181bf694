import { removeBulkRowsBody, wireBulkRemoved } from '../../../shared/contracts/wire/bulk-rows.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { removeBulkRows } from '../../commands/save-bulk-rows.ts';
import type { Route } from '../../deps.ts';

export const removeBulkRowsRoute: Route = (app, deps) => {
  app.post(
    '/api/bulk-rows/remove',
    {
      preValidation: requireUser,
      schema: { body: removeBulkRowsBody, response: { 200: wireBulkRemoved } },
    },
    async (request) => {
      const removed = await removeBulkRows(deps, userOf(request).id, request.body.keys);
      return { data: { removed } };
    },
  );
};
