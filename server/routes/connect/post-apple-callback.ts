import { api } from '../../../shared/api/api.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import { appleForm } from '../../auth/social/apple-form.ts';
import type { App, Route } from '../../deps.ts';
import { operation } from '../operation.ts';
import { redirection } from '../responses.ts';

/**
 * Apple's cross-site form. Browsers send none of our cookies with it, so its content is sealed into
 * one and read by the GET after the redirect, which has the cookies.
 */
export const postAppleCallbackRoute: Route = (app, { social }) => {
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.route({
      ...operation(api.receiveAppleAnswer, {
        tags: ['auth'],
        summary: 'Receive the answer of Apple',
        description: 'Apple’s own form. Leads on to `finishSocialSignIn`.',
        consumes: ['application/x-www-form-urlencoded'],
        body: appleForm,
        ...redirection,
      }),
      config: { rateLimit: perAddress, crossSite: true, beforeGate: true },
      handler: async (request, reply) => social.keepAppleAnswer(reply, request.body),
    });
  });
};
