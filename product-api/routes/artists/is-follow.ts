import { wireIsFollow } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentFollowRecord } from '../../presenters/present-collecting.ts';
import { findFollow } from '../../queries/list-follows.ts';
import { idParams } from '../query-fields.ts';

/** Whether the user follows the artist with this id. */
export const isFollowRoute: Route = (app, { db }) => {
  app.get(
    '/api/artists/is-follow/:id',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wireIsFollow } } },
    async (request) => {
      const follow = await findFollow(db, userOf(request).id, request.params.id);
      return {
        data: { isFollow: follow !== null, follow: follow && presentFollowRecord(follow) },
      };
    },
  );
};
