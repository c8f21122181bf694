import { api } from '../../../shared/api/api.ts';
import { payoutLinkView } from '../../../shared/contracts/payment.ts';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { linkPayouts } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';

/** The processor returns the seller to URLs that are made here: a client cannot choose them. */
export const postPayoutLinkRoute: Route = (app, { upstream, publicUrl }) => {
  const back = (how: 'refresh' | 'return') => `${publicUrl}${clientRoutes.payment}?payouts=${how}`;
  app.route({
    ...operation(api.linkPayouts, {
      tags: ['account'],
      summary: 'Get the address where payouts are set up',
      description: 'The processor’s own page, which can be opened once.',
      answer: payoutLinkView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const addresses = { refreshUrl: back('refresh'), returnUrl: back('return') };
      return { url: await linkPayouts(upstream, callerOf(request), addresses) };
    },
  });
};
