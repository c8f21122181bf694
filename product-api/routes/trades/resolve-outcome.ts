import { z } from 'zod';
import { outcomeBody, wireOutcome } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { resolveOutcome } from '../../market/idempotency.ts';

/** The stored answer is returned unchanged: the route that wrote it has validated it. */
const answer = wireOutcome(z.unknown());

export const resolveOutcomeRoute: Route = (app, deps) => {
  app.post(
    '/api/trades/outcome',
    { preValidation: requireUser, schema: { body: outcomeBody, response: { 200: answer } } },
    async (request) => {
      const { key } = request.body;
      return { data: await resolveOutcome(deps, { userId: userOf(request).id, key }) };
    },
  );
};
