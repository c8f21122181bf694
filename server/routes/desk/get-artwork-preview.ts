import { api } from '../../../shared/api/api.ts';
import { artworkView as artworkContract } from '../../../shared/contracts/catalogue.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { readArtworkPreview } from '../../upstream/artworks.ts';
import { callerOf } from '../../upstream/caller.ts';
import { artworkView } from '../../views/artwork-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** Never cached: only the staff sees it. */
export const getArtworkPreviewRoute: Route = (app, { upstream, now }) => {
  app.route({
    ...operation(api.getArtworkPreview, {
      tags: ['desk'],
      summary: 'Preview an artwork',
      description: 'As visitors will see it, also where it is a draft. For every role.',
      params: idParams,
      answer: artworkContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      artworkView(await readArtworkPreview(upstream, callerOf(request), request.params.id), now()),
  });
};
