import { done } from '../../../shared/contracts/wire/auth.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { closeAccount } from '../../commands/close-account.ts';
import type { Route } from '../../deps.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';

export const closeAccountRoute: Route = (app, deps) => {
  app.post(
    '/api/profiles/leave',
    { preValidation: requireUser, schema: { response: { 200: done } } },
    async (request) => {
      const { files } = await closeAccount(deps, userOf(request).id);
      await deleteUploads(deps.dataDir, files);
      return { ok: true as const };
    },
  );
};
