import { followView as followContract } from '../../../shared/contracts/artists.ts';
import { followForm } from '../../../shared/contracts/forms/follow.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { followArtist } from '../../upstream/follows.ts';
import { followView, wireFlags } from '../../views/follow-view.ts';
import { failures } from '../responses.ts';

/** Follows an artist, or changes what the person is told of one whom they follow. */
export const postFollowRoute: Route = (app, { upstream }) => {
  app.post(
    '/api/follow-artists',
    {
      preValidation: requireSession,
      schema: {
        tags: ['collecting'],
        body: followForm,
        response: { 200: followContract, ...failures },
      },
    },
    async (request) => {
      const { artistId, flags } = request.body;
      const body = { artistId, ...(flags && wireFlags(flags)) };
      return followView(artistId, await followArtist(upstream, callerOf(request), body));
    },
  );
};
