import { saveBulkRowsBody, wireBulkRows } from '../../../shared/contracts/wire/bulk-rows.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { saveBulkRows } from '../../commands/save-bulk-rows.ts';
import type { Route } from '../../deps.ts';
import { presentBulkRows } from '../../presenters/present-bulk-rows.ts';
import { loadBulkRows } from '../../queries/load-bulk-rows.ts';

/** Answers with the rows that were sent, without those that were placed before. */
export const saveBulkRowsRoute: Route = (app, deps) => {
  app.put(
    '/api/bulk-rows',
    {
      preValidation: requireUser,
      schema: { body: saveBulkRowsBody, response: { 200: wireBulkRows } },
    },
    async (request) => {
      const userId = userOf(request).id;
      const { rows } = request.body;
      await saveBulkRows(deps, userId, rows);
      const at = deps.now();
      const keys = rows.map(({ key }) => key);
      return { data: presentBulkRows(await loadBulkRows(deps.db, userId, at, keys), at) };
    },
  );
};
