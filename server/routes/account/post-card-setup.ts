import type { FastifyRequest } from 'fastify';
import { api } from '../../../shared/api/api.ts';
import { cardSetupView } from '../../../shared/contracts/payment.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { limitKeyOf } from '../../geo/client-address.ts';
import { callerOf } from '../../upstream/caller.ts';
import { startCardSetup } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';

/** By person: enough for typing errors, too few to test stolen cards. */
const perPerson = {
  max: 20,
  timeWindow: '15 minutes',
  keyGenerator: (request: FastifyRequest) =>
    request.session ? `user ${request.session.user.id}` : limitKeyOf(request),
} as const;

export const postCardSetupRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.startCardSetup, {
      tags: ['account'],
      summary: 'Begin saving a card',
      description:
        'Gives the client secret with which the processor takes the card. Good for one try.',
      answer: cardSetupView,
    }),
    config: { rateLimit: perPerson },
    preValidation: requireSession,
    handler: async (request) => {
      try {
        return await startCardSetup(upstream, callerOf(request));
      } catch (error) {
        if (error instanceof HttpError) {
          events.cardSetupFailed(request.log, sessionOf(request).user.id, error);
        }
        throw error;
      }
    },
  });
};
