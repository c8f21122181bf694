import { z } from 'zod';
import { contractOf, operationNames } from '../../../shared/desk/operations.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { requireStaff } from '../../auth/staff.ts';
import type { Route } from '../../deps.ts';

/** Refuses as the operation itself would, whatever its input; answers where it may be run. */
export const deskAccessRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/desk/access',
    {
      preValidation: requireUser,
      schema: {
        querystring: z.strictObject({ operation: z.enum(operationNames) }),
        response: { 200: z.object({ data: z.object({ may: z.literal(true) }) }) },
      },
    },
    async (request) => {
      const { operation } = request.query;
      const { role, isSensitive = false } = contractOf(operation);
      await requireStaff(db, userOf(request), { role, isSensitive, operation }, now());
      return { data: { may: true as const } };
    },
  );
};
