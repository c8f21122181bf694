import { api } from '../../../shared/api/api.ts';
import { tradeOutcome } from '../../../shared/contracts/account.ts';
import { outcomeForm } from '../../../shared/contracts/forms/trade.ts';
import { wireTraded } from '../../../shared/contracts/wire/trades.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import * as events from '../../events.ts';
import { traderOf } from '../../upstream/caller.ts';
import { resolveOutcome } from '../../upstream/trade-outcome.ts';
import { operation } from '../operation.ts';

export const postOutcomeRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.resolveOutcome, {
      tags: ['trades'],
      summary: 'Ask what became of a trade',
      description: 'By its Idempotency-Key. `not-done` is final: another try needs another key.',
      body: outcomeForm,
      answer: tradeOutcome,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const key = `${request.body.key}.place`;
      const found = await resolveOutcome(upstream, traderOf(request), key, wireTraded);
      const userId = sessionOf(request).user.id;
      if (found.outcome !== 'done') {
        events.tradeResolved(request.log, { userId, outcome: found.outcome });
        return found;
      }
      const { id, orderId } = found.answer.data;
      events.tradeResolved(request.log, { userId, outcome: found.outcome, orderId });
      return { outcome: found.outcome, id, orderId };
    },
  });
};
