import { z } from 'zod';
import { socialProviders } from '../../../shared/domain/social.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { failures, redirects } from '../responses.ts';

const params = z.object({ provider: z.enum(socialProviders) });
const query = z.object({ redirectTo: z.string().optional() });

/**
 * Begins a sign-in with Google or Apple. Another site that leads here gets as far as our own
 * sign-in page: the person decides.
 */
export const getConnectRoute: Route = (app, { social }) => {
  app.get(
    '/api/connect/:provider',
    {
      exposeHeadRoute: false,
      config: { rateLimit: perAddress },
      schema: {
        tags: ['auth'],
        params,
        querystring: query,
        response: { ...redirects, ...failures },
      },
    },
    async (request, reply) => {
      const { redirectTo } = request.query;
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        const more = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`;
        return reply.redirect(`/login${more}`, 303);
      }
      return social.begin(request, reply, request.params.provider, redirectTo);
    },
  );
};
