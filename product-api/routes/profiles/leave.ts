import { done } from '../../../shared/contracts/wire/auth.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { leave } from '../../commands/leave.ts';
import type { Route } from '../../deps.ts';
import { dropUploads } from '../../uploads/upload-store.ts';

export const leaveRoute: Route = (app, deps) => {
  app.post(
    '/api/profiles/leave',
    { preValidation: requireUser, schema: { response: { 200: done } } },
    async (request) => {
      const { files } = await leave(deps, userOf(request).id);
      await dropUploads(deps.dataDir, files);
      return { ok: true as const };
    },
  );
};
