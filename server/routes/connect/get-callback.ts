import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { operation } from '../operation.ts';
import { redirection } from '../responses.ts';

const params = z.object({ provider: z.enum(socialProviders) });

/** Where the provider's answer ends in a session, or in a page that says why not. */
export const getConnectCallbackRoute: Route = (app, { social }) => {
  app.route({
    ...operation(api.finishSocialSignIn, { tags: ['auth'], params, ...redirection }),
    exposeHeadRoute: false,
    config: { rateLimit: perAddress },
    handler: async (request, reply) => social.finish(request, reply, request.params.provider),
  });
};
