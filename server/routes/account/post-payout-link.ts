import { api } from '../../../shared/api/api.ts';
import { payoutLinkView } from '../../../shared/contracts/payment.ts';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { linkPayouts } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';

/**
 * Where the seller answers the processor's questions. The addresses that it sends them back to are
 * made here: no client has a say in them.
 */
export const postPayoutLinkRoute: Route = (app, { upstream, publicUrl }) => {
  const back = (how: 'refresh' | 'return') => `${publicUrl}${clientRoutes.payment}?payouts=${how}`;
  app.route({
    ...operation(api.linkPayouts, { tags: ['account'], answer: payoutLinkView }),
    preValidation: requireSession,
    handler: async (request) => {
      const addresses = { refreshUrl: back('refresh'), returnUrl: back('return') };
      return { url: await linkPayouts(upstream, callerOf(request), addresses) };
    },
  });
};
