import { api } from '../../../shared/api/api.ts';
import { tradeTotalsView } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { summarizeAsks } from '../../upstream/asks.ts';
import { summarizeBids } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { tradeTotals } from '../../views/trade-totals.ts';
import { operation } from '../operation.ts';

const sides = {
  asks: { call: api.getAskTotals, read: summarizeAsks },
  bids: { call: api.getBidTotals, read: summarizeBids },
} as const;

export const getAskTotalsRoute = totalsRoute('asks');
export const getBidTotalsRoute = totalsRoute('bids');

function totalsRoute(side: keyof typeof sides): Route {
  const { call, read } = sides[side];
  return (app, { upstream }) => {
    app.route({
      ...operation(call, {
        tags: ['account'],
        summary: `Count your ${side}`,
        description: 'All that you have ever placed, by status, with the sums of their prices.',
        answer: tradeTotalsView,
      }),
      preValidation: requireSession,
      handler: async (request) => tradeTotals(await read(upstream, callerOf(request))),
    });
  };
}
