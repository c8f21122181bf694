import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { removeCard } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';

/** Takes one's own card away; that there was none is as good. */
export const deleteCardRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.removeCard, { tags: ['account'], answer: okView }),
    preValidation: requireSession,
    handler: async (request) => {
      await removeCard(upstream, callerOf(request));
      return { ok: true as const };
    },
  });
};
