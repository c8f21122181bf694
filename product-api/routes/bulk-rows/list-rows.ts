import { wireBulkRows } from '../../../shared/contracts/wire/bulk-rows.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentBulkRows } from '../../presenters/present-bulk-rows.ts';
import { loadBulkRows } from '../../queries/load-bulk-rows.ts';

export const listBulkRowsRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/bulk-rows',
    { preValidation: requireUser, schema: { response: { 200: wireBulkRows } } },
    async (request) => {
      const at = now();
      return { data: presentBulkRows(await loadBulkRows(db, userOf(request).id, at), at) };
    },
  );
};
