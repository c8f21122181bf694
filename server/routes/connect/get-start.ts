import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { operation } from '../operation.ts';
import { redirection } from '../responses.ts';

const params = z.object({ provider: z.enum(socialProviders) });
const query = z.object({ redirectTo: z.string().optional() });

/** A link from another site leads to our sign-in page, where the person decides. */
export const getConnectRoute: Route = (app, { social }) => {
  app.route({
    ...operation(api.startSocialSignIn, {
      tags: ['auth'],
      summary: 'Begin signing in with Google or Apple',
      description: 'To be opened as a page: it leads on to the provider.',
      params,
      querystring: query,
      ...redirection,
    }),
    exposeHeadRoute: false,
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      const { redirectTo } = request.query;
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        const more = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`;
        return reply.redirect(`/login${more}`, 303);
      }
      return social.begin(request, reply, request.params.provider, redirectTo);
    },
  });
};
