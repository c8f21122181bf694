import { api } from '../../../shared/api/api.ts';
import { followsView } from '../../../shared/contracts/artists.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { listFollows } from '../../upstream/follows.ts';
import { followView } from '../../views/follow-view.ts';
import { operation } from '../operation.ts';

export const listFollowsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listFollows, {
      tags: ['collecting'],
      summary: 'List the artists you follow',
      description:
        'Their ids, with what you are told about each. `listFollowedArtists` has more of them.',
      answer: followsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const follows = await listFollows(upstream, callerOf(request));
      return {
        follows: follows.flatMap(({ attributes }) => {
          const artist = attributes.artist.data;
          return artist ? [followView(artist.id, attributes)] : [];
        }),
      };
    },
  });
};
