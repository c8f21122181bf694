import { followArtistBody, wireFollowed } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { followArtist } from '../../commands/follow-artist.ts';
import type { Route } from '../../deps.ts';
import { presentFollowRecord } from '../../presenters/present-collecting.ts';

export const followArtistRoute: Route = (app, deps) => {
  app.post(
    '/api/follow-artists',
    {
      preValidation: requireUser,
      schema: { body: followArtistBody, response: { 200: wireFollowed } },
    },
    async (request) => {
      const follow = await followArtist(deps, userOf(request).id, request.body);
      return { data: presentFollowRecord(follow) };
    },
  );
};
