import { api } from '../../../shared/api/api.ts';
import { extendedView } from '../../../shared/contracts/account.ts';
import { expiryForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { extendAll } from '../../upstream/extend-all.ts';
import { operation } from '../operation.ts';

const calls = { asks: api.extendAsks, bids: api.extendBids } as const;

export const putAsksExpiryRoute = expiryRoute('asks');
export const putBidsExpiryRoute = expiryRoute('bids');

function expiryRoute(side: keyof typeof calls): Route {
  return (app, { upstream }) => {
    app.route({
      ...operation(calls[side], {
        tags: ['account'],
        summary: `Extend all ${side}`,
        description: `Live ${side} that would expire earlier get the new expiry; the others stay.`,
        body: expiryForm,
        answer: extendedView,
      }),
      preValidation: requireSession,
      handler: (request) => extendAll(upstream, callerOf(request), side, request.body),
    });
  };
}
