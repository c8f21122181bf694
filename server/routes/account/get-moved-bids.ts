import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { movedBidsView } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { bidsToMove } from '../../trades/move-bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { buyerLinesView } from '../../views/lines-view.ts';
import { moneyOf } from '../../views/money-view.ts';
import { tradedEdition } from '../../views/traded-edition.ts';
import { operation } from '../operation.ts';

export const getMovedBidsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getMovedBids, {
      tags: ['account'],
      summary: 'Preview your open bids in another country',
      description: 'What shipping, import and fees would make of each. Nothing is changed.',
      querystring: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
      answer: movedBidsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const moved = await bidsToMove(upstream, callerOf(request), request.query.country);
      return {
        bids: moved.map(({ bid: { id, attributes: bid }, movedLines }) => {
          const { artworkName, suffix } = tradedEdition(bid.edition);
          return {
            id,
            artworkName,
            suffix,
            price: moneyOf(bid),
            total: buyerLinesView(bid.lines).total,
            movedTotal: buyerLinesView(movedLines).total,
          };
        }),
      };
    },
  });
};
