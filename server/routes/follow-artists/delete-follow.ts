import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { endFollow, findFollowId } from '../../upstream/follows.ts';
import { failures, idParams, okView } from '../responses.ts';

/** The id is the artist's. Whoever does not follow them has got what they asked for. */
export const deleteFollowRoute: Route = (app, { upstream }) => {
  app.delete(
    '/api/follow-artists/:id',
    {
      preValidation: requireSession,
      schema: { tags: ['collecting'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) => {
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
  );
};
