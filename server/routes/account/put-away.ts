import { api } from '../../../shared/api/api.ts';
import { awayView } from '../../../shared/contracts/account.ts';
import { awayForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { listOpenAsks } from '../../upstream/asks.ts';
import { setAway } from '../../upstream/away.ts';
import { traderOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const putAwayRoute: Route = (app, { upstream, publicReads }) => {
  app.route({
    ...operation(api.setAway, {
      tags: ['account'],
      summary: 'Pause your listings, or bring them back',
      description:
        'Until a time within the next year; null brings them back now. Paused listings are in no book, and their time runs on. One that meets a bid as it comes back is sold.',
      body: awayForm,
      answer: awayView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = traderOf(request);
      const { until } = request.body;
      const asks = await listOpenAsks(upstream, caller);
      await setAway(upstream, caller, sessionOf(request).user.id, until).finally(() => {
        const works = new Set(asks.map(({ attributes }) => attributes.edition.artwork.id));
        for (const artworkId of works) publicReads.invalidateArtwork(artworkId);
      });
      return { until };
    },
  });
};
