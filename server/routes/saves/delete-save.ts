import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { unsaveArtwork } from '../../upstream/saves.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

export const deleteSaveRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.unsaveArtwork, {
      tags: ['collecting'],
      summary: 'Remove a saved artwork',
      description: 'Succeeds also where it is not saved.',
      params: idParamsOf('artwork'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await unsaveArtwork(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  });
};
