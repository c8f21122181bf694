import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { takeBack } from '../../trades/take-back.ts';
import { readBid, voidBid } from '../../upstream/bids.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, idParams, okView } from '../responses.ts';

/** Takes one's own bid back, for good. */
export const deleteBidRoute: Route = (app, { upstream, publicReads, now }) => {
  app.delete(
    '/api/bids/:id',
    {
      preValidation: requireSession,
      schema: { tags: ['trades'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) => {
      const { id } = request.params;
      const caller = traderOf(request);
      await takeBack(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'void-bid', bidId: id },
        artworkId: async () => (await readBid(upstream, caller, id)).attributes.edition.artwork.id,
        send: () => voidBid(upstream, caller, id),
        tradedIn: publicReads.tradedIn,
        now,
      });
      return { ok: true as const };
    },
  );
};
