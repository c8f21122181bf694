import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { takeBack } from '../../trades/take-back.ts';
import { readAsk, voidAsk } from '../../upstream/asks.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, idParams, okView } from '../responses.ts';

/** Takes one's own ask back, for good. */
export const deleteAskRoute: Route = (app, { upstream, publicReads, now }) => {
  app.delete(
    '/api/asks/:id',
    {
      preValidation: requireSession,
      schema: { tags: ['trades'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) => {
      const { id } = request.params;
      const caller = traderOf(request);
      await takeBack(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'void-ask', askId: id },
        artworkId: async () => (await readAsk(upstream, caller, id)).attributes.edition.artwork.id,
        send: () => voidAsk(upstream, caller, id),
        tradedIn: publicReads.tradedIn,
        now,
      });
      return { ok: true as const };
    },
  );
};
