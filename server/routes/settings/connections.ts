import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { ownerForm } from '../../../shared/contracts/forms/settings.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { connectView } from '../../../shared/contracts/settings.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import * as events from '../../events.ts';
import { disconnectProvider, issueLinkCode } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

const params = z.object({ provider: z.enum(socialProviders) });
const proof =
  'Needs the current password; an account without one must have signed in within ten minutes (auth.sign-in-again).';

export const connectProviderRoute: Route = (app, { upstream, social, passwordGuesses }) => {
  app.route({
    ...operation(api.connectProvider, {
      tags: ['settings'],
      summary: 'Begin to connect Google or Apple',
      description: `Answers the provider's address, which leads back to the settings of the same session. ${proof}`,
      params,
      body: ownerForm,
      answer: connectView,
    }),
    config: { rateLimit: perAddress },
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { provider } = request.params;
      const url = await social.beginConnecting(request, reply, provider, () =>
        passwordGuesses(sessionOf(request).user.id, () =>
          issueLinkCode(upstream, callerOf(request), provider, request.body),
        ),
      );
      return { url };
    },
  });
};

export const disconnectProviderRoute: Route = (app, { upstream, passwordGuesses }) => {
  app.route({
    ...operation(api.disconnectProvider, {
      tags: ['settings'],
      summary: 'Disconnect Google or Apple',
      description: `Refused for the last way to sign in (auth.last-way-in). ${proof}`,
      params,
      body: ownerForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const { provider } = request.params;
      await passwordGuesses(user.id, () =>
        disconnectProvider(upstream, callerOf(request), provider, request.body),
      );
      events.accountChanged(request.log, user.id, 'disconnected');
      return { ok: true as const };
    },
  });
};
