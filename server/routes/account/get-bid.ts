import { api } from '../../../shared/api/api.ts';
import { bidView as bidContract } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readBid } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { bidView } from '../../views/bid-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** A draft was never placed: it is not found. */
export const getBidRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getBid, {
      tags: ['account'],
      summary: 'Read a bid of yours',
      description: 'With the order that it led to, once a seller has accepted it.',
      params: idParams,
      answer: bidContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const bid = bidView(await readBid(upstream, callerOf(request), request.params.id));
      if (bid.status === 'Draft') throw notFound();
      return bid;
    },
  });
};
