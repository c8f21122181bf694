import { wireDeleted } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { unfollowArtist } from '../../commands/follow-artist.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';

/** The id is the follow's, not the artist's. */
export const unfollowArtistRoute: Route = (app, deps) => {
  app.delete(
    '/api/follow-artists/:id',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wireDeleted } } },
    async (request) => {
      await unfollowArtist(deps, userOf(request).id, request.params.id);
      return { data: { id: request.params.id } };
    },
  );
};
