import { wireCardRemoved } from '../../../shared/contracts/wire/payments.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { unavailable } from '../../errors.ts';
import { removeCard } from '../../payments/remove-card.ts';

/** The path has no id: it is always the user's own card. */
export const removeCardRoute: Route = (app, { db, payments }) => {
  app.delete(
    '/api/profiles/payment/card',
    { preValidation: requireUser, schema: { response: { 200: wireCardRemoved } } },
    async (request) => {
      if (payments === null) throw unavailable();
      const deps = { db, log: request.log };
      return { data: { removed: await removeCard(deps, payments.port, userOf(request).id) } };
    },
  );
};
