import { api } from '../../../shared/api/api.ts';
import { recentlyViewedForm } from '../../../shared/contracts/forms/recently-viewed.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { rememberArtwork } from '../../upstream/latest-searches.ts';
import { operation } from '../operation.ts';

export const postRecentlyViewedRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.rememberViews, {
      tags: ['collecting'],
      summary: 'Remember viewed artworks',
      description:
        'One that is being looked at, or all that a guest’s browser remembers when they log in.',
      body: recentlyViewedForm,
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      // One at a time, so that the last becomes the newest.
      for (const id of request.body.artworkIds.toReversed()) {
        try {
          await rememberArtwork(upstream, caller, id);
        } catch (error) {
          // An artwork that is no longer in the catalogue is ignored.
          if (!(error instanceof HttpError) || error.code !== 'not-found') throw error;
        }
      }
      return { ok: true as const };
    },
  });
};
