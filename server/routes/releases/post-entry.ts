import { api } from '../../../shared/api/api.ts';
import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { enterRaffle } from '../../upstream/releases.ts';
import { raffleEntry } from '../../views/release-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const postEntryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.enterRaffle, {
      tags: ['releases'],
      summary: 'Enter a raffle',
      description: 'Once, however often it is called.',
      params: idParams,
      answer: ownRaffleEntry,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const entry = await enterRaffle(upstream, callerOf(request), request.params.id);
      return { entry: raffleEntry(entry) };
    },
  });
};
