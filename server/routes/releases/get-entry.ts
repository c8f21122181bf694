import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readRaffleEntry } from '../../upstream/releases.ts';
import { raffleEntry } from '../../views/release-view.ts';
import { failures, idParams } from '../responses.ts';

/** One's own entry in a raffle. */
export const getEntryRoute: Route = (app, { upstream }) => {
  app.get(
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
      const entry = await readRaffleEntry(upstream, callerOf(request), request.params.id);
      return { entry: entry && raffleEntry(entry) };
    },
  );
};
