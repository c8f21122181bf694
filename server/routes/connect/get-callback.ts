import { z } from 'zod';
import { socialProviders } from '../../../shared/domain/social.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { failures, redirects } from '../responses.ts';

const params = z.object({ provider: z.enum(socialProviders) });

/** Where the provider's answer ends in a session, or in a page that says why not. */
export const getConnectCallbackRoute: Route = (app, { social }) => {
  app.get(
    '/api/connect/:provider/callback',
    {
      exposeHeadRoute: false,
      config: { rateLimit: perAddress },
      schema: { tags: ['auth'], params, response: { ...redirects, ...failures } },
    },
    async (request, reply) => social.finish(request, reply, request.params.provider),
  );
};
