import { api } from '../../../shared/api/api.ts';
import { ownRaffleEntry } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readRaffleEntry, withdrawEntry } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const deleteEntryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.withdrawRaffleEntry, {
      tags: ['releases'],
      summary: 'Withdraw from a raffle',
      description: 'While it is open. Succeeds also where there is no entry.',
      params: idParams,
      answer: ownRaffleEntry,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const entry = await readRaffleEntry(upstream, caller, request.params.id);
      if (entry) await withdrawEntry(upstream, caller, entry.id);
      return { entry: null };
    },
  });
};
