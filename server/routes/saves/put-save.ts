import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { saveArtwork } from '../../upstream/saves.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

export const putSaveRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveArtwork, {
      tags: ['collecting'],
      summary: 'Save an artwork',
      description: 'Succeeds also where it is saved.',
      params: idParamsOf('artwork'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await saveArtwork(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  });
};
