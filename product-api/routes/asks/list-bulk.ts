import { z } from 'zod';
import { wireBulkAsks } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentBulkAsk } from '../../presenters/present-bulk-ask.ts';
import { loadBulkAsks } from '../../queries/load-bulk-asks.ts';
import { presentPagination } from '../../queries/page.ts';
import { pageField } from '../query-fields.ts';

const query = z.strictObject({ pagination: pageField });

export const listBulkRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/asks/user/bulk',
    {
      preValidation: requireUser,
      schema: { querystring: query, response: { 200: wireBulkAsks } },
    },
    async (request) => {
      const at = now();
      const { pagination } = request.query;
      const { rows, total, next } = await loadBulkAsks(db, userOf(request).id, at, pagination);
      return {
        data: rows.map((row) => presentBulkAsk(row, at)),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
