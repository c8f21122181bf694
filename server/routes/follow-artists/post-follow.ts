import { api } from '../../../shared/api/api.ts';
import { followView as followContract } from '../../../shared/contracts/artists.ts';
import { followForm } from '../../../shared/contracts/forms/follow.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { followArtist } from '../../upstream/follows.ts';
import { followView, wireFlags } from '../../views/follow-view.ts';
import { operation } from '../operation.ts';

export const postFollowRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.followArtist, {
      tags: ['collecting'],
      summary: 'Follow an artist',
      description: 'Or change what you are told about one whom you follow.',
      body: followForm,
      answer: followContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { artistId, flags, onboardingFlow } = request.body;
      const body = {
        artistId,
        ...(flags && wireFlags(flags)),
        ...(onboardingFlow !== undefined && { onboardingFlow }),
      };
      return followView(artistId, await followArtist(upstream, callerOf(request), body));
    },
  });
};
