import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { operation } from '../operation.ts';
import { redirection } from '../responses.ts';

const params = z.object({ provider: z.enum(socialProviders) });

export const getConnectCallbackRoute: Route = (app, { social }) => {
  app.route({
    ...operation(api.finishSocialSignIn, {
      tags: ['auth'],
      summary: 'Finish signing in with Google or Apple',
      description:
        'Where the provider sends the browser back to. Sets the session cookie, or leads to a page that says why not.',
      params,
      ...redirection,
    }),
    exposeHeadRoute: false,
    config: { rateLimit: perAddress },
    handler: async (request, reply) => social.finish(request, reply, request.params.provider),
  });
};
