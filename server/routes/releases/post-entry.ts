import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { enterRaffle } from '../../upstream/releases.ts';
import { raffleEntry } from '../../views/release-view.ts';
import { failures, idParams } from '../responses.ts';

/** Enters a raffle; once, however often it is pressed. */
export const postEntryRoute: Route = (app, { upstream }) => {
  app.post(
    '/api/releases/:id/entry',
    {
      preValidation: requireSession,
      schema: {
        tags: ['releases'],
        params: idParams,
        response: { 200: ownRaffleEntry, ...failures },
      },
    },
    async (request) => {
      const entry = await enterRaffle(upstream, callerOf(request), request.params.id);
      return { entry: raffleEntry(entry) };
    },
  );
};
