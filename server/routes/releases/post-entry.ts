import { api } from '../../../shared/api/api.ts';
import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { enterRaffle } from '../../upstream/releases.ts';
import { raffleEntry } from '../../views/release-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** Enters a raffle; once, however often it is pressed. */
export const postEntryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.enterRaffle, { tags: ['releases'], params: idParams, answer: ownRaffleEntry }),
    preValidation: requireSession,
    handler: async (request) => {
      const entry = await enterRaffle(upstream, callerOf(request), request.params.id);
      return { entry: raffleEntry(entry) };
    },
  });
};
