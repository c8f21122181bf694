import { api } from '../../../shared/api/api.ts';
import { extendedView } from '../../../shared/contracts/account.ts';
import { expiryForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { extendAsks } from '../../upstream/asks.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const putAsksExpiryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.extendAsks, {
      tags: ['account'],
      summary: 'Extend all asks',
      description: 'Live asks that would expire earlier get the new expiry; the others stay.',
      body: expiryForm,
      answer: extendedView,
    }),
    preValidation: requireSession,
    handler: (request) => extendAsks(upstream, callerOf(request), request.body),
  });
};
