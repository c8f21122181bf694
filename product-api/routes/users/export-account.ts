import { wireExport } from '../../../shared/contracts/wire/export.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { exportAccount } from '../../queries/export-account.ts';

export const exportAccountRoute: Route = (app, { db, now }) => {
  const limit = createAccountLimit({ max: 20, windowMs: 15 * 60_000, now });
  app.get(
    '/api/users/export',
    { preValidation: requireUser, schema: { response: { 200: wireExport } } },
    async (request, reply) => {
      const { id } = userOf(request);
      limit.reserve(id, reply);
      const data = await exportAccount(db, id);
      // Dates become text here, as the contract has it.
      return { data: JSON.parse(JSON.stringify(data)) };
    },
  );
};
