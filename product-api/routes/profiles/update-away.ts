import { awayBody, wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { applyAway } from '../../commands/apply-away.ts';
import { setAway } from '../../commands/set-away.ts';
import type { Route } from '../../deps.ts';
import { inTransaction } from '../../market/command-context.ts';
import { presentProfile } from '../../presenters/present-profile.ts';

/** The seller's asks are paused or back when this answers; of very many, the last soon after. */
export const updateAwayRoute: Route = (app, deps) => {
  app.put(
    '/api/profiles/update/user/away',
    {
      preValidation: requireUser,
      schema: { body: awayBody, response: { 200: wireOwnProfileSingle } },
    },
    async (request) => {
      const userId = userOf(request).id;
      const until = request.body.until === null ? null : new Date(request.body.until);
      const profile = await inTransaction(deps, (context) => setAway(context, { userId, until }));
      await applyAway(deps, userId);
      deps.flushOutbox();
      deps.flushPaymentTasks();
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
