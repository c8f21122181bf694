import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { removeCard } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';

export const deleteCardRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.removeCard, {
      tags: ['account'],
      summary: 'Remove the saved card',
      description: 'Succeeds also where there is none.',
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await removeCard(upstream, callerOf(request));
      return { ok: true as const };
    },
  });
};
