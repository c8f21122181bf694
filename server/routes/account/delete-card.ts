import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { removeCard } from '../../upstream/payments.ts';
import { failures, okView } from '../responses.ts';

/** Takes one's own card away; that there was none is as good. */
export const deleteCardRoute: Route = (app, { upstream }) => {
  app.delete(
    '/api/account/payment/card',
    {
      preValidation: requireSession,
      schema: { tags: ['account'], response: { 200: okView, ...failures } },
    },
    async (request) => {
      await removeCard(upstream, callerOf(request));
      return { ok: true as const };
    },
  );
};
