import { api } from '../../../shared/api/api.ts';
import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readRaffleEntry } from '../../upstream/releases.ts';
import { raffleEntry } from '../../views/release-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getEntryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getRaffleEntry, {
      tags: ['releases'],
      summary: 'Read your entry in a raffle',
      params: idParams,
      answer: ownRaffleEntry,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const entry = await readRaffleEntry(upstream, callerOf(request), request.params.id);
      return { entry: entry && raffleEntry(entry) };
    },
  });
};
