import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { endFollow, findFollowId } from '../../upstream/follows.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

export const deleteFollowRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.unfollowArtist, {
      tags: ['collecting'],
      summary: 'Unfollow an artist',
      description: 'Succeeds also where you do not follow them.',
      params: idParamsOf('artist'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const followId = await findFollowId(upstream, caller, request.params.id);
      if (followId !== null) {
        await endFollow(upstream, caller, followId).catch((error: unknown) => {
          const isGone = error instanceof HttpError && error.code === 'not-found';
          if (!isGone) throw error;
        });
      }
      return { ok: true as const };
    },
  });
};
